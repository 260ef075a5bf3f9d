-- The records of which the advisers have been told.
CREATE TABLE lead_notifications (
  record_table TEXT NOT NULL CHECK (record_table IN ('catalogue_downloads', 'callback_requests')),
  record_id TEXT NOT NULL,
  sent_at TEXT NOT NULL
) STRICT;

-- One row per record; found by the cron that tells of the others.
CREATE UNIQUE INDEX lead_notifications_record ON lead_notifications (record_table, record_id);
-- The purge.
CREATE INDEX lead_notifications_sent_at ON lead_notifications (sent_at);
