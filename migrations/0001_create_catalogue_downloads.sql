CREATE TABLE catalogue_downloads (
  id TEXT PRIMARY KEY NOT NULL,
  created_at TEXT NOT NULL,
  nom TEXT NOT NULL,
  prenom TEXT NOT NULL,
  email TEXT NOT NULL,
  telephone TEXT NOT NULL,
  catalogue_type TEXT NOT NULL CHECK (catalogue_type IN ('generalistes', 'infirmiers')),
  source_page TEXT NOT NULL,
  consent_phone INTEGER NOT NULL CHECK (consent_phone IN (0, 1)),
  consent_email INTEGER NOT NULL CHECK (consent_email IN (0, 1)),
  consent_text_version TEXT NOT NULL,
  consent_at TEXT,
  utm_source TEXT,
  utm_medium TEXT,
  utm_campaign TEXT,
  suspect TEXT
) STRICT;

-- Folding of duplicates, search and erasure by address.
CREATE INDEX catalogue_downloads_email ON catalogue_downloads (lower(email), catalogue_type, created_at);
-- Exports and the purge.
CREATE INDEX catalogue_downloads_created_at ON catalogue_downloads (created_at);
