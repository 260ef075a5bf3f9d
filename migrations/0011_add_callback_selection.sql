-- The references of a « Ma sélection » that the visitor joined to the request, with points between them; null for none.
ALTER TABLE callback_requests ADD COLUMN selection TEXT;
