-- What the inflected forms of an entry are. Dictionaries installed before have none.
ALTER TABLE "dictionary_entry" ADD COLUMN "forms" JSONB NOT NULL DEFAULT '[]';
