-- Announcements that the webhook did not take: how often, and when the next attempt is due. A record that was announced, or never tried, has no row.
CREATE TABLE announcement_attempts (
  record_table TEXT NOT NULL CHECK (record_table IN ('catalogue_downloads', 'callback_requests')),
  record_id TEXT NOT NULL,
  attempts INTEGER NOT NULL,
  due_at TEXT NOT NULL,
  PRIMARY KEY (record_table, record_id)
) STRICT, WITHOUT ROWID;
