CREATE TABLE "speech_audio" (
    "hash" BYTEA NOT NULL,
    "format" TEXT NOT NULL,
    "bytes" INTEGER NOT NULL,
    "used_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "speech_audio_pkey" PRIMARY KEY ("hash")
);

CREATE INDEX "speech_audio_used_at_idx" ON "speech_audio" ("used_at");
