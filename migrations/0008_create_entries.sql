-- What operators learn or decide about a submission are entries beside it, never changes of it.

-- The consent sentences that were ever shown, in their words. A row of a submission names its version, and says which were ticked, when and where.
CREATE TABLE consent_sentences (
  record_table TEXT NOT NULL CHECK (record_table IN ('catalogue_downloads', 'callback_requests')),
  version TEXT NOT NULL,
  channel TEXT NOT NULL CHECK (channel IN ('telephone', 'email')),
  words TEXT NOT NULL,
  PRIMARY KEY (record_table, version, channel)
) STRICT, WITHOUT ROWID;

INSERT INTO consent_sentences VALUES
  ('catalogue_downloads', '2026-11', 'telephone', 'J’accepte d’être rappelé(e) par un conseiller au sujet des formations DPC.'),
  ('catalogue_downloads', '2026-11', 'email', 'J’accepte de recevoir par e-mail des informations sur les formations.'),
  ('callback_requests', '2026-11', 'telephone', 'J’accepte d’être rappelé(e) par un conseiller au numéro indiqué, au sujet des formations DPC.');

-- « Ne plus appeler », « ne plus écrire », and the lifting of either. One entry has a row for each record that the person had at that moment.
CREATE TABLE contact_refusals (
  record_table TEXT NOT NULL CHECK (record_table IN ('catalogue_downloads', 'callback_requests')),
  record_id TEXT NOT NULL,
  at TEXT NOT NULL,
  id TEXT NOT NULL,
  author TEXT NOT NULL,
  channel TEXT NOT NULL CHECK (channel IN ('telephone', 'email')),
  is_refused INTEGER NOT NULL CHECK (is_refused IN (0, 1)),
  note TEXT,
  PRIMARY KEY (record_table, record_id, at, id)
) STRICT, WITHOUT ROWID;

-- Where an adviser stood with a record at each moment, and what was noted. The last status counts; a record without one is new.
CREATE TABLE follow_up_entries (
  record_table TEXT NOT NULL CHECK (record_table IN ('catalogue_downloads', 'callback_requests', 'calendly_bookings')),
  record_id TEXT NOT NULL,
  at TEXT NOT NULL,
  id TEXT NOT NULL,
  author TEXT NOT NULL,
  status TEXT CHECK (status IN ('nouveau', 'a-rappeler', 'joint', 'inscrit', 'sans-suite')),
  call_at TEXT,
  note TEXT,
  PRIMARY KEY (record_table, record_id, at, id)
) STRICT, WITHOUT ROWID;

-- What a person had us put right: read instead of what was sent, which stays as it is.
CREATE TABLE record_corrections (
  record_table TEXT NOT NULL CHECK (record_table IN ('catalogue_downloads', 'callback_requests')),
  record_id TEXT NOT NULL,
  at TEXT NOT NULL,
  id TEXT NOT NULL,
  author TEXT NOT NULL,
  field TEXT NOT NULL CHECK (field IN ('prenom', 'nom', 'email', 'telephone')),
  value TEXT NOT NULL,
  PRIMARY KEY (record_table, record_id, at, id, field)
) STRICT, WITHOUT ROWID;

-- Who was erased, found again by a hash that needs a secret kept outside the database: a record of theirs that comes late is not inserted.
CREATE TABLE erasures (
  hash TEXT NOT NULL,
  erased_at TEXT NOT NULL,
  id TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('email', 'telephone', 'person')),
  PRIMARY KEY (hash, erased_at, id)
) STRICT, WITHOUT ROWID;

-- One write per announcement instead of three.
CREATE TABLE announced (
  record_table TEXT NOT NULL CHECK (record_table IN ('catalogue_downloads', 'callback_requests')),
  record_id TEXT NOT NULL,
  sent_at TEXT NOT NULL,
  PRIMARY KEY (record_table, record_id)
) STRICT, WITHOUT ROWID;
INSERT INTO announced SELECT record_table, record_id, sent_at FROM lead_notifications;
DROP TABLE lead_notifications;
ALTER TABLE announced RENAME TO lead_notifications;
