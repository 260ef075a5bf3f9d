CREATE TABLE callback_requests (
  id TEXT PRIMARY KEY NOT NULL,
  created_at TEXT NOT NULL,
  prenom TEXT NOT NULL,
  nom TEXT NOT NULL,
  telephone TEXT NOT NULL,
  profession TEXT NOT NULL CHECK (profession IN ('generalistes', 'infirmiers')),
  statut TEXT,
  creneau TEXT NOT NULL,
  source_page TEXT NOT NULL,
  source_type TEXT NOT NULL,
  consent_text_version TEXT NOT NULL,
  consent_at TEXT NOT NULL,
  utm_source TEXT,
  utm_medium TEXT,
  utm_campaign TEXT,
  suspect TEXT
) STRICT;

-- Folding of duplicates, search and erasure by telephone.
CREATE INDEX callback_requests_telephone ON callback_requests (telephone, created_at);
-- Exports and the purge.
CREATE INDEX callback_requests_created_at ON callback_requests (created_at);
