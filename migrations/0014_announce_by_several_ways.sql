-- One row for each record and way of telling it: lead_notifications and announcement_attempts knew of the webhook alone.
CREATE TABLE announcements (
  record_table TEXT NOT NULL CHECK (record_table IN ('catalogue_downloads', 'callback_requests')),
  record_id TEXT NOT NULL,
  way TEXT NOT NULL CHECK (way IN ('webhook', 'email')),
  -- When it was told; null while it has only failed.
  sent_at TEXT,
  -- How often it has failed, and when the next attempt is due; null once it was told.
  attempts INTEGER NOT NULL,
  due_at TEXT,
  PRIMARY KEY (record_table, record_id, way)
) STRICT, WITHOUT ROWID;
INSERT INTO announcements SELECT record_table, record_id, 'webhook', sent_at, 0, NULL FROM lead_notifications;
INSERT OR IGNORE INTO announcements SELECT record_table, record_id, 'webhook', NULL, attempts, due_at FROM announcement_attempts;
-- The two empty tables are dropped by a later release: the Worker before this one writes to them.
-- What it tells between this migration and its end is told once more.
DELETE FROM lead_notifications;
DELETE FROM announcement_attempts;
