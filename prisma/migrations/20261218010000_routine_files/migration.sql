-- Files of prisma/functions and prisma/triggers that were applied to this database. Later migrations define no
-- functions and triggers, except those that serve an index or a generated column.
CREATE TABLE "routine_file" (
    "name" TEXT NOT NULL,
    "checksum" TEXT NOT NULL,
    "definition" TEXT NOT NULL,
    "applied_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "routine_file_pkey" PRIMARY KEY ("name")
);
