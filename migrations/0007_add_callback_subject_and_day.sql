-- What the visitor asks about: the id of a programme and the reference of one of its formats.
ALTER TABLE callback_requests ADD COLUMN programme TEXT;
ALTER TABLE callback_requests ADD COLUMN format_reference TEXT;
-- The day of the call, ISO date in Paris; null for requests of before the form asked for it.
ALTER TABLE callback_requests ADD COLUMN jour TEXT;

ALTER TABLE calendly_bookings ADD COLUMN programme TEXT;
ALTER TABLE calendly_bookings ADD COLUMN format_reference TEXT;
