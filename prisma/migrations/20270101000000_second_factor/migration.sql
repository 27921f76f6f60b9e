-- Two-step verification: an authenticator app, passkeys and recovery codes.
ALTER TABLE "learner"
    ADD COLUMN "has_second_factor" BOOLEAN NOT NULL DEFAULT false,
    ADD COLUMN "second_factor_asked_at" TIMESTAMPTZ;

-- When the person last proved who they are. Null for sessions that an earlier version opened.
ALTER TABLE "session" ADD COLUMN "proved_at" TIMESTAMPTZ;

CREATE TABLE "authenticator_app" (
    "learner_id" UUID NOT NULL,
    "secret" BYTEA,
    "pending_secret" BYTEA,
    "last_step" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "authenticator_app_pkey" PRIMARY KEY ("learner_id"),
    CONSTRAINT "authenticator_app_learner_id_fkey" FOREIGN KEY ("learner_id") REFERENCES "learner" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

CREATE TABLE "passkey" (
    "id" UUID NOT NULL,
    "learner_id" UUID NOT NULL,
    "credential_id" BYTEA NOT NULL,
    "public_key" BYTEA NOT NULL,
    "counter" BIGINT NOT NULL,
    "transports" TEXT[] NOT NULL DEFAULT '{}',
    "name" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_used_at" TIMESTAMPTZ,

    CONSTRAINT "passkey_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "passkey_learner_id_fkey" FOREIGN KEY ("learner_id") REFERENCES "learner" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "passkey_credential_id_key" ON "passkey" ("credential_id");
CREATE INDEX "passkey_learner_id_idx" ON "passkey" ("learner_id");

CREATE TABLE "recovery_code" (
    "learner_id" UUID NOT NULL,
    "code_hash" BYTEA NOT NULL,

    CONSTRAINT "recovery_code_pkey" PRIMARY KEY ("learner_id", "code_hash"),
    CONSTRAINT "recovery_code_learner_id_fkey" FOREIGN KEY ("learner_id") REFERENCES "learner" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
