-- Signing in with OpenID providers.
ALTER TABLE "learner"
    ADD COLUMN "has_password" BOOLEAN NOT NULL DEFAULT true,
    ADD COLUMN "password_until" TIMESTAMPTZ;

CREATE TABLE "external_identity" (
    "id" UUID NOT NULL,
    "learner_id" UUID NOT NULL,
    "issuer" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "email" TEXT NOT NULL DEFAULT '',
    "linked_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_used_at" TIMESTAMPTZ,

    CONSTRAINT "external_identity_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "external_identity_learner_id_fkey" FOREIGN KEY ("learner_id") REFERENCES "learner" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "external_identity_issuer_subject_key" ON "external_identity" ("issuer", "subject");
CREATE UNIQUE INDEX "external_identity_learner_id_issuer_key" ON "external_identity" ("learner_id", "issuer");
