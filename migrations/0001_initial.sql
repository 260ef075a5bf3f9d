-- Submissions as sent, one row each. Times are ISO 8601 in UTC.

CREATE TABLE catalogue_downloads (
  id TEXT PRIMARY KEY NOT NULL,
  created_at TEXT NOT NULL CHECK (created_at LIKE '____-__-__T__:__:__.___Z'),
  nom TEXT NOT NULL,
  prenom TEXT NOT NULL,
  email TEXT NOT NULL,
  telephone TEXT NOT NULL,
  catalogue_type TEXT NOT NULL CHECK (catalogue_type IN ('generalistes', 'infirmiers')),
  source_page TEXT NOT NULL,
  consent_phone INTEGER NOT NULL CHECK (consent_phone IN (0, 1)),
  consent_email INTEGER NOT NULL CHECK (consent_email IN (0, 1)),
  consent_text_version TEXT NOT NULL,
  -- Null while neither box is ticked.
  consent_at TEXT,
  -- Why the ticked boxes prove nothing: no sentence version, or an unreleased one. Null for an ordinary row.
  consent_fault TEXT,
  utm_source TEXT,
  utm_medium TEXT,
  utm_campaign TEXT,
  -- Why an automatic check distrusts the row; null for an ordinary one.
  suspect TEXT,
  -- Four digits that the adviser says first; null where no call was agreed to.
  call_code TEXT
) STRICT;

CREATE TABLE calendly_bookings (
  id TEXT PRIMARY KEY NOT NULL,
  created_at TEXT NOT NULL CHECK (created_at LIKE '____-__-__T__:__:__.___Z'),
  source_page TEXT NOT NULL,
  source_type TEXT NOT NULL,
  user_agent TEXT,
  referrer TEXT,
  utm_source TEXT,
  utm_medium TEXT,
  utm_campaign TEXT,
  session_id TEXT NOT NULL,
  -- Seconds.
  time_on_page INTEGER NOT NULL CHECK (time_on_page >= 0),
  -- Percent.
  scroll_depth INTEGER NOT NULL CHECK (scroll_depth BETWEEN 0 AND 100),
  -- Subject: a programme's id and the reference of one of its formats.
  programme TEXT,
  format_reference TEXT,
  -- References of the « Ma sélection » it came from, separated by points; null for none.
  selection TEXT
) STRICT;

CREATE TABLE callback_requests (
  id TEXT PRIMARY KEY NOT NULL,
  created_at TEXT NOT NULL CHECK (created_at LIKE '____-__-__T__:__:__.___Z'),
  prenom TEXT NOT NULL,
  nom TEXT NOT NULL,
  telephone TEXT NOT NULL,
  profession TEXT NOT NULL CHECK (profession IN ('generalistes', 'infirmiers')),
  statut TEXT,
  creneau TEXT NOT NULL,
  source_page TEXT NOT NULL,
  source_type TEXT NOT NULL,
  consent_text_version TEXT NOT NULL,
  -- Null when the ticked box proves nothing; the fault is next to it.
  consent_at TEXT,
  consent_fault TEXT,
  utm_source TEXT,
  utm_medium TEXT,
  utm_campaign TEXT,
  suspect TEXT,
  programme TEXT,
  format_reference TEXT,
  -- Day of the call, ISO date in Paris; null for any day, or that of the publication.
  jour TEXT,
  -- References of the attached « Ma sélection », separated by points; null for none.
  selection TEXT,
  -- « devis » for a quotation and its agreement, « prochaine-annee » for a call once the funding of the next year is
  -- published; null for a call alone.
  besoin TEXT,
  -- Kind of the visitor's employer; null when unknown.
  employeur TEXT,
  -- E-mail of the employer's training service, which receives both; null for none.
  email_formation TEXT,
  -- Four digits that the adviser says first; null for a request entered by an adviser.
  call_code TEXT,
  -- SHA-256 of the key in the visitor's own link; null without a link.
  key_hash TEXT
) STRICT;

-- Quotations for several learners of one establishment, asked for by their employer.
CREATE TABLE quotation_requests (
  id TEXT PRIMARY KEY NOT NULL,
  created_at TEXT NOT NULL CHECK (created_at LIKE '____-__-__T__:__:__.___Z'),
  -- Whole name, in one field.
  nom TEXT NOT NULL,
  establishment TEXT NOT NULL,
  email TEXT NOT NULL,
  telephone TEXT,
  message TEXT,
  -- JSON: for each action, its reference and how many learners.
  lines TEXT NOT NULL,
  source_page TEXT NOT NULL,
  -- « telephone » for a request entered by an adviser; null for the site's form.
  source_type TEXT,
  utm_source TEXT,
  utm_medium TEXT,
  utm_campaign TEXT,
  suspect TEXT,
  -- SHA-256 of the key in the sender's own link; null without a link.
  key_hash TEXT
) STRICT;

CREATE TRIGGER catalogue_downloads_stay_as_sent BEFORE UPDATE ON catalogue_downloads
BEGIN
  SELECT RAISE(ABORT, 'a submission is kept as it was sent');
END;
CREATE TRIGGER callback_requests_stay_as_sent BEFORE UPDATE ON callback_requests
BEGIN
  SELECT RAISE(ABORT, 'a submission is kept as it was sent');
END;
CREATE TRIGGER quotation_requests_stay_as_sent BEFORE UPDATE ON quotation_requests
BEGIN
  SELECT RAISE(ABORT, 'a submission is kept as it was sent');
END;
CREATE TRIGGER calendly_bookings_stay_as_sent BEFORE UPDATE ON calendly_bookings
BEGIN
  SELECT RAISE(ABORT, 'a submission is kept as it was sent');
END;

-- Exports, reports and the purge.
CREATE INDEX catalogue_downloads_created_at ON catalogue_downloads (created_at);
CREATE INDEX calendly_bookings_created_at ON calendly_bookings (created_at);
CREATE INDEX callback_requests_created_at ON callback_requests (created_at);
CREATE INDEX quotation_requests_created_at ON quotation_requests (created_at);
-- The visitor's own link.
CREATE INDEX callback_requests_key_hash ON callback_requests (key_hash);
CREATE INDEX quotation_requests_key_hash ON quotation_requests (key_hash);
-- Submissions whose honeypot was filled in.
CREATE INDEX catalogue_downloads_set_aside ON catalogue_downloads (created_at) WHERE suspect = 'trap';
CREATE INDEX callback_requests_set_aside ON callback_requests (created_at) WHERE suspect = 'trap';
CREATE INDEX quotation_requests_set_aside ON quotation_requests (created_at) WHERE suspect = 'trap';

-- Refusals that outlive their records: a keyed hash of each telephone and e-mail. The key is in R2.
CREATE TABLE oppositions (
  hash TEXT NOT NULL,
  channel TEXT NOT NULL CHECK (channel IN ('telephone', 'email')),
  refused_at TEXT NOT NULL,
  -- When the record was deleted.
  kept_since TEXT NOT NULL,
  PRIMARY KEY (hash, channel)
) STRICT, WITHOUT ROWID;
CREATE INDEX oppositions_kept_since ON oppositions (kept_since);

-- Search keys: `nom:` (one person's), `mot:` (each word of a name), `telephone:` and `email:` (maybe shared), `formation:` (training
-- service), `ref:` (reference). A search reads those that begin so.
CREATE TABLE person_keys (
  key TEXT NOT NULL,
  record_table TEXT NOT NULL CHECK (record_table IN ('catalogue_downloads', 'callback_requests', 'quotation_requests')),
  record_id TEXT NOT NULL,
  -- How many `nom:` keys the record has: found under as many, it leads nowhere else.
  name_count INTEGER NOT NULL,
  PRIMARY KEY (key, record_table, record_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX person_keys_record ON person_keys (record_table, record_id);

-- Open calls, one row per record.
CREATE TABLE open_calls (
  record_table TEXT NOT NULL CHECK (record_table IN ('catalogue_downloads', 'callback_requests', 'quotation_requests')),
  record_id TEXT NOT NULL,
  -- The requested or promised time, else when the record arrived.
  due_at TEXT NOT NULL,
  -- Whether that time was requested or promised.
  is_timed INTEGER NOT NULL CHECK (is_timed IN (0, 1)),
  -- The name and the time of the record, to list many of one name as one.
  name TEXT NOT NULL,
  sent_at TEXT NOT NULL,
  PRIMARY KEY (record_table, record_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX open_calls_due ON open_calls (is_timed, due_at, name, sent_at);

-- Who is calling whom, for the minutes of a call.
CREATE TABLE ongoing_calls (
  record_table TEXT NOT NULL CHECK (record_table IN ('catalogue_downloads', 'callback_requests', 'quotation_requests')),
  record_id TEXT NOT NULL,
  author TEXT NOT NULL,
  started_at TEXT NOT NULL,
  PRIMARY KEY (record_table, record_id, author)
) STRICT, WITHOUT ROWID;
CREATE INDEX ongoing_calls_started_at ON ongoing_calls (started_at);

-- What advisers note about a person, one row per record of that person. Rows are never changed.
CREATE TABLE entries (
  record_table TEXT NOT NULL CHECK (record_table IN ('catalogue_downloads', 'callback_requests', 'quotation_requests')),
  record_id TEXT NOT NULL,
  -- Later than every entry before it.
  at TEXT NOT NULL,
  -- Shared by the rows of one entry.
  id TEXT NOT NULL,
  author TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('outcome', 'note', 'refusal', 'lifting', 'agreement', 'genuine', 'correction', 'same', 'apart', 'moved', 'cancelled', 'entered', 'undo')),
  -- For an outcome. Unchecked: widening a CHECK would rebuild the table.
  status TEXT,
  -- When to call again.
  call_at TEXT,
  -- For a refusal, its lifting or a spoken agreement.
  channel TEXT CHECK (channel IN ('telephone', 'email')),
  -- For a correction: JSON, each field's new value; empty for none. For a moved call, its day and time of day.
  corrections TEXT,
  -- The id of the entry that this one undoes.
  undoes TEXT,
  -- Free text; for an agreement, the person's words.
  note TEXT,
  -- Alike on the last entries of two records when all their entries are: those of many records are read once.
  trail TEXT NOT NULL,
  PRIMARY KEY (record_table, record_id, at, id)
) STRICT, WITHOUT ROWID;
CREATE INDEX entries_at ON entries (at, id);
CREATE TRIGGER entries_stay_as_noted BEFORE UPDATE ON entries
BEGIN
  SELECT RAISE(ABORT, 'an entry is kept as it was noted');
END;

-- Erased records, by random id. R2 holds the same list, to reapply after a restore.
CREATE TABLE erasures (
  record_table TEXT NOT NULL CHECK (record_table IN ('catalogue_downloads', 'callback_requests', 'quotation_requests')),
  record_id TEXT NOT NULL,
  erased_at TEXT NOT NULL,
  author TEXT NOT NULL,
  PRIMARY KEY (record_table, record_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX erasures_at ON erasures (erased_at);

-- Results of each finished week and month, without names. Missing ones are counted on reading.
CREATE TABLE counted_periods (
  unit TEXT NOT NULL CHECK (unit IN ('week', 'month')),
  -- ISO date in Paris.
  first_day TEXT NOT NULL,
  -- JSON.
  counts TEXT NOT NULL,
  PRIMARY KEY (unit, first_day)
) STRICT, WITHOUT ROWID;

-- Announcements to advisers, queued with the record.
CREATE TABLE announcements (
  record_table TEXT NOT NULL CHECK (record_table IN ('catalogue_downloads', 'callback_requests', 'quotation_requests')),
  record_id TEXT NOT NULL,
  -- Null until a channel has accepted the message, or none is configured.
  sent_at TEXT,
  PRIMARY KEY (record_table, record_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX announcements_unsent ON announcements (record_table, record_id) WHERE sent_at IS NULL;

-- The last run of each cron, and when each kind of error was last reported (`alerte …`).
CREATE TABLE task_runs (
  name TEXT PRIMARY KEY NOT NULL,
  started_at TEXT NOT NULL,
  -- Failed parts, separated by spaces; empty after success. No personal data.
  failed TEXT NOT NULL,
  -- Numbers only.
  summary TEXT NOT NULL
) STRICT, WITHOUT ROWID;
