-- Lookups list dictionaries with a lower position first.
ALTER TABLE "dictionary" ADD COLUMN "position" SMALLINT NOT NULL DEFAULT 0;

-- Dictionaries that come with Glossa and that an operator removed, so that they aren't installed again.
CREATE TABLE "dismissed_dictionary" (
    "name" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "dismissed_dictionary_pkey" PRIMARY KEY ("name")
);
