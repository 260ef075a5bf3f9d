-- When an announcement was last taken for sending: two runs do not send the same one, and a flood is counted.
ALTER TABLE announcements ADD COLUMN claimed_at TEXT;
CREATE INDEX announcements_claimed_at ON announcements (way, claimed_at);
