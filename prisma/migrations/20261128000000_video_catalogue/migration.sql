-- What the management of content lists: an index for each order, the first of them for the orders within a status too. It
-- holds what the statuses are counted by, so that counting reads nothing else.
DROP INDEX "video_by_publication";
CREATE INDEX "video_catalogue_by_status" ON "video" ("status", "publication", "created_at" DESC, "id" DESC)
  INCLUDE ("language", "difficulty", "is_free", "category", "owner_id") WHERE "publication" IS NOT NULL AND NOT "is_deleted";
CREATE INDEX "video_catalogue_by_date" ON "video" ("created_at" DESC, "id" DESC)
  WHERE "publication" IS NOT NULL AND NOT "is_deleted";
CREATE INDEX "video_catalogue_by_title" ON "video" ("title", "id")
  WHERE "publication" IS NOT NULL AND NOT "is_deleted";
CREATE INDEX "video_catalogue_by_views" ON "video" ("views", "id")
  WHERE "publication" IS NOT NULL AND NOT "is_deleted";
CREATE INDEX "video_catalogue_by_price" ON "video" ("price", "id")
  WHERE "publication" IS NOT NULL AND NOT "is_deleted";
CREATE INDEX "video_media_by_duration" ON "video_media" (coalesce("duration", 0));
CREATE INDEX "video_catalogue_search" ON "video" USING gin ("title" gin_trgm_ops, "author" gin_trgm_ops)
  WHERE "publication" IS NOT NULL AND NOT "is_deleted";
