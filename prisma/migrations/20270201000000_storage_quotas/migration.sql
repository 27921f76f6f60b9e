-- What each account's files take up, and the space that its open uploads have reserved. There are no foreign keys: a file
-- is counted until it is removed from the storage, and counting must not wait for transactions that lock the learner.
CREATE TABLE "storage_use" (
    "learner_id" UUID NOT NULL,
    "used_bytes" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "storage_use_pkey" PRIMARY KEY ("learner_id")
);

-- The files that are counted. Those of earlier versions are added by the first recount, which the worker starts.
CREATE TABLE "stored_file" (
    "key" TEXT NOT NULL,
    "learner_id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "bytes" BIGINT NOT NULL,
    "recorded_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "stored_file_pkey" PRIMARY KEY ("key")
);
CREATE INDEX "stored_file_learner_id_kind_idx" ON "stored_file"("learner_id", "kind");

CREATE TABLE "storage_reservation" (
    "id" UUID NOT NULL,
    "learner_id" UUID NOT NULL,
    "bytes" BIGINT NOT NULL,
    "written_bytes" BIGINT NOT NULL DEFAULT 0,
    "expires_at" TIMESTAMPTZ NOT NULL,

    CONSTRAINT "storage_reservation_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "storage_reservation_learner_id_idx" ON "storage_reservation"("learner_id");
CREATE INDEX "storage_reservation_expires_at_idx" ON "storage_reservation"("expires_at");
