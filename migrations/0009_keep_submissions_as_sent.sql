-- A submission is a row of its own, and nothing changes it any more.
-- The Worker before this release still tries to: until the new one is live, its leads wait in the outbox.
CREATE TRIGGER catalogue_downloads_stay_as_sent BEFORE UPDATE ON catalogue_downloads
BEGIN
  SELECT RAISE(ABORT, 'a submission is kept as it was sent');
END;
CREATE TRIGGER callback_requests_stay_as_sent BEFORE UPDATE ON callback_requests
BEGIN
  SELECT RAISE(ABORT, 'a submission is kept as it was sent');
END;
CREATE TRIGGER calendly_bookings_stay_as_sent BEFORE UPDATE ON calendly_bookings
BEGIN
  SELECT RAISE(ABORT, 'a submission is kept as it was sent');
END;

-- They served to recognise duplicates by content, which is not done any more.
DROP INDEX catalogue_downloads_email;
DROP INDEX callback_requests_telephone;
