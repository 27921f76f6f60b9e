-- Verified email addresses, and the links that verify or change them.
ALTER TABLE "learner" ADD COLUMN "email_verified_at" TIMESTAMPTZ;
-- Accounts that have been used count as verified, since their creation. Nobody has signed in to the others yet: whoever
-- does can follow a link first.
UPDATE "learner" SET "email_verified_at" = "created_at"
WHERE "last_login_at" IS NOT NULL OR "is_demo" OR "is_superuser";

CREATE TYPE "email_link_purpose" AS ENUM ('verify', 'new_address', 'old_address');

CREATE TABLE "email_link" (
    "learner_id" UUID NOT NULL,
    "purpose" "email_link_purpose" NOT NULL,
    "token_hash" BYTEA NOT NULL,
    "email" CITEXT NOT NULL,
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ NOT NULL,
    "used_at" TIMESTAMPTZ,

    CONSTRAINT "email_link_pkey" PRIMARY KEY ("learner_id", "purpose"),
    CONSTRAINT "email_link_learner_id_fkey" FOREIGN KEY ("learner_id") REFERENCES "learner" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "email_link_token_hash_key" ON "email_link" ("token_hash");
