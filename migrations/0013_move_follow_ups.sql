-- lead_follow_ups held one status per record. The empty table is dropped by a later release: the Worker before this one purges it.
INSERT INTO follow_up_entries (record_table, record_id, at, id, author, status)
  SELECT record_table, record_id, changed_at, lower(hex(randomblob(16))), 'reprise', status FROM lead_follow_ups WHERE status <> 'ne-plus-appeler';
INSERT INTO contact_refusals (record_table, record_id, at, id, author, channel, is_refused)
  SELECT record_table, record_id, changed_at, lower(hex(randomblob(16))), 'reprise', 'telephone', 1 FROM lead_follow_ups
  WHERE status = 'ne-plus-appeler' AND record_table <> 'calendly_bookings';
DELETE FROM lead_follow_ups;
