-- The release that was installed from the catalog.
ALTER TABLE "dictionary" ADD COLUMN "release" TEXT;

CREATE TYPE "installation_state" AS ENUM ('waiting', 'downloading', 'installing', 'failed', 'canceled');

-- Installations that were started by admins. They are deleted when they are completed.
CREATE TABLE "dictionary_installation" (
    "id" UUID NOT NULL,
    "catalog_name" TEXT,
    "title" TEXT NOT NULL,
    "language" SMALLINT,
    "target" TEXT,
    "overrides" JSONB NOT NULL DEFAULT '{}',
    "state" "installation_state" NOT NULL DEFAULT 'waiting',
    "bytes_done" BIGINT NOT NULL DEFAULT 0,
    "bytes_total" BIGINT,
    "bytes_per_second" INTEGER,
    "entries" INTEGER NOT NULL DEFAULT 0,
    "problem" TEXT,
    "detail" TEXT NOT NULL DEFAULT '',
    "actor_id" UUID NOT NULL,
    "actor_name" TEXT NOT NULL,
    "run_id" UUID,
    "beat_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "dictionary_installation_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "dictionary_installation_catalog_name_key" ON "dictionary_installation"("catalog_name");

-- What the publishers say about the dictionaries in the catalog.
CREATE TABLE "dictionary_release" (
    "name" TEXT NOT NULL,
    "details" JSONB NOT NULL,
    "checked_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "dictionary_release_pkey" PRIMARY KEY ("name")
);

-- Learners who asked the admins for a dictionary.
CREATE TABLE "dictionary_request" (
    "learner_id" UUID NOT NULL,
    "language" SMALLINT NOT NULL,
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "dictionary_request_pkey" PRIMARY KEY ("learner_id", "language")
);
CREATE INDEX "dictionary_request_language_idx" ON "dictionary_request"("language");
ALTER TABLE "dictionary_request" ADD CONSTRAINT "dictionary_request_learner_id_fkey" FOREIGN KEY ("learner_id") REFERENCES "learner"("id") ON DELETE CASCADE ON UPDATE CASCADE;
