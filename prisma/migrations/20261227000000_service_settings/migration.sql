-- Outside services that an administrator has set up: translation, language_model or speech.
CREATE TABLE "service_settings" (
    "service" TEXT NOT NULL,
    "provider" TEXT NOT NULL,
    "url" TEXT NOT NULL DEFAULT '',
    "model" TEXT NOT NULL DEFAULT '',
    "voices" JSONB NOT NULL DEFAULT '{}',
    "daily_limit" INTEGER NOT NULL,
    "encrypted_key" BYTEA,
    "tested_at" TIMESTAMPTZ,
    "test_problem" TEXT,
    "updated_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_by_id" UUID,

    CONSTRAINT "service_settings_pkey" PRIMARY KEY ("service")
);
CREATE INDEX "service_settings_updated_by_id_idx" ON "service_settings"("updated_by_id");
ALTER TABLE "service_settings" ADD CONSTRAINT "service_settings_updated_by_id_fkey" FOREIGN KEY ("updated_by_id") REFERENCES "learner"("id") ON DELETE SET NULL ON UPDATE CASCADE;
