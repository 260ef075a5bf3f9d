-- Where an adviser stands with a record; a record without a row is new.
CREATE TABLE lead_follow_ups (
  record_table TEXT NOT NULL CHECK (record_table IN ('catalogue_downloads', 'callback_requests', 'calendly_bookings')),
  record_id TEXT NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('nouveau', 'a-rappeler', 'joint', 'inscrit', 'sans-suite', 'ne-plus-appeler')),
  changed_at TEXT NOT NULL
) STRICT;

-- One row per record.
CREATE UNIQUE INDEX lead_follow_ups_record ON lead_follow_ups (record_table, record_id);
