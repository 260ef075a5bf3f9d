CREATE TABLE calendly_bookings (
  id TEXT PRIMARY KEY NOT NULL,
  created_at TEXT NOT NULL,
  source_page TEXT NOT NULL,
  source_type TEXT NOT NULL,
  user_agent TEXT,
  referrer TEXT,
  utm_source TEXT,
  utm_medium TEXT,
  utm_campaign TEXT,
  session_id TEXT NOT NULL,
  time_on_page INTEGER NOT NULL CHECK (time_on_page >= 0),
  scroll_depth INTEGER NOT NULL CHECK (scroll_depth BETWEEN 0 AND 100)
) STRICT;

-- Exports, reports and the purge.
CREATE INDEX calendly_bookings_created_at ON calendly_bookings (created_at);
