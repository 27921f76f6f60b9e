-- Texts and videos, for what looks at all that a learner has: where words were met, sentences to practise, words of an
-- entry. Without a condition on either, so that each is reached by its own indexes; a video without a document has no words.
CREATE INDEX "video_by_touch" ON "video" ("owner_id", "language", "shelf", (coalesce("last_watched_at", "created_at")) DESC, "id" DESC);

CREATE VIEW "library_entry" AS
  SELECT 'text' AS "kind", "id", "owner_id", "language", "shelf", "is_deleted", "title", "document_id", "touched_at"
  FROM "text"
  UNION ALL
  SELECT 'video', "id", "owner_id", "language", "shelf", "is_deleted", "title", "document_id",
    coalesce("last_watched_at", "created_at")
  FROM "video";
