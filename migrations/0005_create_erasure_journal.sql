-- The proof that a request for erasure was answered. It names nobody: the hash is slow and salted with the row's id.
CREATE TABLE erasure_journal (
  id TEXT PRIMARY KEY NOT NULL,
  erased_at TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('email', 'telephone')),
  hash TEXT NOT NULL
) STRICT;
