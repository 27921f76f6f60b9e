-- Version of the rules that found the words of a document. The worker splits older documents again.
ALTER TABLE "document" ADD COLUMN "split_version" SMALLINT NOT NULL DEFAULT 0;

CREATE INDEX "document_language_split_version_idx" ON "document"("language", "split_version");

-- The version by which the saved words and phrases of a language were last split.
CREATE TABLE "split_phrases" (
    "language" SMALLINT NOT NULL,
    "version" SMALLINT NOT NULL,
    CONSTRAINT "split_phrases_pkey" PRIMARY KEY ("language")
);
