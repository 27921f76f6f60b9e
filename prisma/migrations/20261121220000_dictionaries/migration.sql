-- Installed dictionaries and what the translation server has translated. Packages/dictionaries writes the first three.

CREATE TYPE "dictionary_status" AS ENUM ('installing', 'ready', 'removing');

CREATE TABLE "dictionary" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "language" SMALLINT NOT NULL,
    "target_language" TEXT NOT NULL,
    "licence" TEXT NOT NULL,
    "source" TEXT NOT NULL,
    "format" TEXT NOT NULL,
    "content_hash" BYTEA NOT NULL,
    "status" "dictionary_status" NOT NULL DEFAULT 'installing',
    "entry_count" INTEGER NOT NULL DEFAULT 0,
    "bytes_done" BIGINT NOT NULL DEFAULT 0,
    "bytes_total" BIGINT NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "installed_at" TIMESTAMPTZ,

    CONSTRAINT "dictionary_pkey" PRIMARY KEY ("id")
);

-- A newer version of a dictionary is written beside the old one, which goes in the moment the new one is whole.
CREATE UNIQUE INDEX "dictionary_ready_name_key" ON "dictionary"("name") WHERE "status" = 'ready';
CREATE UNIQUE INDEX "dictionary_installing_name_key" ON "dictionary"("name") WHERE "status" = 'installing';
CREATE INDEX "dictionary_language_idx" ON "dictionary"("language");

-- Keys are compared byte by byte: nobody asks for them in the order of an alphabet.
CREATE TABLE "dictionary_entry" (
    "dictionary_id" INTEGER NOT NULL,
    "entry" INTEGER NOT NULL,
    "headword" TEXT NOT NULL,
    "part_of_speech" TEXT NOT NULL,
    "reading" TEXT NOT NULL,
    "senses" JSONB NOT NULL,

    CONSTRAINT "dictionary_entry_pkey" PRIMARY KEY ("dictionary_id", "entry")
);

CREATE TABLE "dictionary_form" (
    "dictionary_id" INTEGER NOT NULL,
    "folded" TEXT COLLATE "C" NOT NULL,
    "form" TEXT COLLATE "C" NOT NULL,
    "entry" INTEGER NOT NULL,
    "is_inflected" BOOLEAN NOT NULL,

    CONSTRAINT "dictionary_form_pkey" PRIMARY KEY ("dictionary_id", "folded", "form", "entry")
);

CREATE TABLE "dictionary_relation" (
    "dictionary_id" INTEGER NOT NULL,
    "entry" INTEGER NOT NULL,
    "kind" SMALLINT NOT NULL,
    "form" TEXT COLLATE "C" NOT NULL,

    CONSTRAINT "dictionary_relation_pkey" PRIMARY KEY ("dictionary_id", "entry", "kind", "form")
);

CREATE TABLE "translation_cache" (
    "hash" BYTEA NOT NULL,
    "translation" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "translation_cache_pkey" PRIMARY KEY ("hash")
);

CREATE INDEX "translation_cache_created_at_idx" ON "translation_cache"("created_at");

CREATE TABLE "translation_budget" (
    "learner_id" UUID NOT NULL,
    "day" DATE NOT NULL,
    "characters" INTEGER NOT NULL,

    CONSTRAINT "translation_budget_pkey" PRIMARY KEY ("learner_id", "day")
);

ALTER TABLE "translation_budget" ADD CONSTRAINT "translation_budget_learner_id_fkey"
  FOREIGN KEY ("learner_id") REFERENCES "learner"("id") ON DELETE CASCADE ON UPDATE CASCADE;
