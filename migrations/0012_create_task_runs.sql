-- The last run of everything that runs by itself, one row each: an operator sees that it runs, and an alert goes out when a backup stays away.
CREATE TABLE task_runs (
  name TEXT PRIMARY KEY NOT NULL,
  started_at TEXT NOT NULL,
  took_ms INTEGER NOT NULL,
  -- What failed, in one word each, separated by spaces; empty when all went well. Never anything of a person.
  failed TEXT NOT NULL,
  -- What it did, in figures.
  summary TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- Results by week, and whether anything is new since an operator looked.
CREATE INDEX follow_up_entries_at ON follow_up_entries (at);
CREATE INDEX contact_refusals_at ON contact_refusals (at);
CREATE INDEX record_corrections_at ON record_corrections (at);
CREATE INDEX erasures_at ON erasures (erased_at);
