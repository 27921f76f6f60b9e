-- A learner's choices for looking up words of a language: websites, and the order of the dictionaries.
CREATE TABLE "lookup_settings" (
    "learner_id" UUID NOT NULL,
    "language" SMALLINT NOT NULL,
    "sites" JSONB,
    "dictionaries" JSONB,
    CONSTRAINT "lookup_settings_pkey" PRIMARY KEY ("learner_id", "language")
);

ALTER TABLE "lookup_settings" ADD CONSTRAINT "lookup_settings_learner_id_fkey"
    FOREIGN KEY ("learner_id") REFERENCES "learner"("id") ON DELETE CASCADE ON UPDATE CASCADE;
