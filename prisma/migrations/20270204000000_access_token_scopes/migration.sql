-- Existing tokens keep all scopes and expire 90 days after the update; their owners get an email a week before.
-- The defaults are for the version before, which may create tokens during the update.
ALTER TABLE "access_token"
  ADD COLUMN "scopes" TEXT[] NOT NULL DEFAULT '{read,write,media}',
  ADD COLUMN "expires_at" TIMESTAMPTZ NOT NULL DEFAULT (CURRENT_TIMESTAMP + '90 days'::interval),
  -- When its owner was told that it's about to expire.
  ADD COLUMN "expiry_notice_at" TIMESTAMPTZ,
  ADD CONSTRAINT "access_token_scopes" CHECK (cardinality("scopes") > 0 AND "scopes" <@ '{read,write,media}');

CREATE INDEX "access_token_expiry" ON "access_token" ("expires_at");
