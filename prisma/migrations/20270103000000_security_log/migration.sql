-- The security log: sign-ins, failed attempts and changes to how accounts are accessed.
CREATE TABLE "security_event" (
    "id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "outcome" TEXT NOT NULL,
    "reason" TEXT NOT NULL DEFAULT '',
    "learner_id" UUID,
    "alias" TEXT NOT NULL DEFAULT '',
    "actor_kind" TEXT NOT NULL DEFAULT 'self',
    "actor_id" UUID,
    "address" TEXT NOT NULL DEFAULT '',
    "user_agent" TEXT NOT NULL DEFAULT '',
    "detail" JSONB NOT NULL DEFAULT '{}',
    "once_key" TEXT,
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "security_event_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "security_event_learner_id_fkey" FOREIGN KEY ("learner_id") REFERENCES "learner" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CONSTRAINT "security_event_actor_id_fkey" FOREIGN KEY ("actor_id") REFERENCES "learner" ("id") ON DELETE SET NULL ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "security_event_once_key_key" ON "security_event" ("once_key");
CREATE INDEX "security_event_learner_id_id_idx" ON "security_event" ("learner_id", "id" DESC);
CREATE INDEX "security_event_actor_id_idx" ON "security_event" ("actor_id");
CREATE INDEX "security_event_kind_id_idx" ON "security_event" ("kind", "id" DESC);
CREATE INDEX "security_event_created_at_idx" ON "security_event" ("created_at");

-- Browsers that have signed in to an account, so that its owner is told about a new one.
CREATE TABLE "known_device" (
    "id" UUID NOT NULL,
    "learner_id" UUID NOT NULL,
    "device_hash" BYTEA NOT NULL,
    "user_agent" TEXT NOT NULL DEFAULT '',
    "address" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_used_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "known_device_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "known_device_learner_id_fkey" FOREIGN KEY ("learner_id") REFERENCES "learner" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "known_device_learner_id_device_hash_key" ON "known_device" ("learner_id", "device_hash");
CREATE INDEX "known_device_last_used_at_idx" ON "known_device" ("last_used_at");
