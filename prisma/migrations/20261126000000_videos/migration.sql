-- CreateEnum
CREATE TYPE "video_status" AS ENUM ('processing', 'ready', 'failed');

-- CreateEnum
CREATE TYPE "publication" AS ENUM ('draft', 'published');

-- CreateEnum
CREATE TYPE "track_origin" AS ENUM ('file', 'automatic', 'edited');

-- CreateTable
CREATE TABLE "video_media" (
    "id" UUID NOT NULL,
    "source_key" TEXT,
    "source_name" TEXT NOT NULL DEFAULT '',
    "source_bytes" BIGINT NOT NULL DEFAULT 0,
    "video_url" TEXT NOT NULL DEFAULT '',
    "file_key" TEXT,
    "file_bytes" BIGINT,
    "poster_key" TEXT,
    "duration" INTEGER,
    "width" INTEGER,
    "height" INTEGER,
    "has_audio" BOOLEAN,
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "video_media_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "subtitle_track" (
    "id" UUID NOT NULL,
    "language" TEXT NOT NULL,
    "origin" "track_origin" NOT NULL DEFAULT 'file',
    "cue_count" INTEGER NOT NULL,
    "sentence_chars" INTEGER[],
    "sentence_starts" INTEGER[],
    "sentence_ends" INTEGER[],
    "sentence_cues" INTEGER[],
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "subtitle_track_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "subtitle_cue" (
    "track_id" UUID NOT NULL,
    "seq" INTEGER NOT NULL,
    "starts" INTEGER NOT NULL,
    "ends" INTEGER NOT NULL,
    "char_from" INTEGER NOT NULL,
    "text" TEXT NOT NULL,

    CONSTRAINT "subtitle_cue_pkey" PRIMARY KEY ("track_id","seq")
);

-- CreateTable
CREATE TABLE "video" (
    "id" UUID NOT NULL,
    "owner_id" UUID NOT NULL,
    "language" SMALLINT NOT NULL,
    "title" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "author" TEXT NOT NULL DEFAULT '',
    "category" TEXT NOT NULL DEFAULT '',
    "difficulty" "difficulty" NOT NULL DEFAULT 'beginner',
    "media_id" UUID NOT NULL,
    "quality" SMALLINT NOT NULL DEFAULT 1080,
    "track_id" UUID,
    "second_track_id" UUID,
    "document_id" INTEGER,
    "wanted_track_id" UUID,
    "transcribe" BOOLEAN NOT NULL DEFAULT false,
    "status" "video_status" NOT NULL DEFAULT 'processing',
    "problem" TEXT,
    "task_id" UUID,
    "run_id" UUID,
    "shift" INTEGER NOT NULL DEFAULT 0,
    "second_shift" INTEGER NOT NULL DEFAULT 0,
    "position" INTEGER NOT NULL DEFAULT 0,
    "last_watched_at" TIMESTAMPTZ,
    "is_archived" BOOLEAN NOT NULL DEFAULT false,
    "is_deleted" BOOLEAN NOT NULL DEFAULT false,
    "shelf" SMALLINT NOT NULL DEFAULT 0,
    "publication" "publication",
    "views" INTEGER NOT NULL DEFAULT 0,
    "price" INTEGER NOT NULL DEFAULT 0,
    "currency" TEXT NOT NULL DEFAULT 'USD',
    "is_free" BOOLEAN NOT NULL DEFAULT true,
    "drm_protected" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "video_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "video_shelf_count" (
    "owner_id" UUID NOT NULL,
    "language" SMALLINT NOT NULL,
    "shelf" SMALLINT NOT NULL,
    "count" INTEGER NOT NULL,

    CONSTRAINT "video_shelf_count_pkey" PRIMARY KEY ("owner_id","language","shelf")
);

-- CreateTable
CREATE TABLE "video_tag" (
    "video_id" UUID NOT NULL,
    "tag_id" UUID NOT NULL,

    CONSTRAINT "video_tag_pkey" PRIMARY KEY ("video_id","tag_id")
);

-- CreateTable
CREATE TABLE "video_viewing" (
    "video_id" UUID NOT NULL,
    "viewer_id" UUID NOT NULL,
    "viewed_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "video_viewing_pkey" PRIMARY KEY ("video_id","viewer_id","viewed_at")
);

-- CreateTable
CREATE TABLE "notification" (
    "id" UUID NOT NULL,
    "learner_id" UUID NOT NULL,
    "type" TEXT NOT NULL,
    "task_type" TEXT,
    "subject" TEXT NOT NULL DEFAULT '',
    "problem" TEXT,
    "link" TEXT,
    "is_read" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "notification_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "subtitle_cue_track_id_starts_idx" ON "subtitle_cue"("track_id", "starts");

-- CreateIndex
CREATE INDEX "video_owner_id_language_shelf_created_at_id_idx" ON "video"("owner_id", "language", "shelf", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "video_owner_id_language_shelf_title_id_idx" ON "video"("owner_id", "language", "shelf", "title", "id");

-- CreateIndex
CREATE INDEX "video_document_id_owner_id_idx" ON "video"("document_id", "owner_id");

-- CreateIndex
CREATE INDEX "video_media_id_idx" ON "video"("media_id");

-- CreateIndex
CREATE INDEX "video_track_id_idx" ON "video"("track_id");

-- CreateIndex
CREATE INDEX "video_second_track_id_idx" ON "video"("second_track_id");

-- CreateIndex
CREATE INDEX "video_wanted_track_id_idx" ON "video"("wanted_track_id");

-- CreateIndex
CREATE INDEX "video_tag_tag_id_idx" ON "video_tag"("tag_id");

-- CreateIndex
CREATE INDEX "video_viewing_viewer_id_viewed_at_idx" ON "video_viewing"("viewer_id", "viewed_at" DESC);

-- CreateIndex
CREATE INDEX "notification_learner_id_created_at_id_idx" ON "notification"("learner_id", "created_at" DESC, "id" DESC);

-- AddForeignKey
ALTER TABLE "subtitle_cue" ADD CONSTRAINT "subtitle_cue_track_id_fkey" FOREIGN KEY ("track_id") REFERENCES "subtitle_track"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "video" ADD CONSTRAINT "video_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "learner"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "video" ADD CONSTRAINT "video_media_id_fkey" FOREIGN KEY ("media_id") REFERENCES "video_media"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "video" ADD CONSTRAINT "video_track_id_fkey" FOREIGN KEY ("track_id") REFERENCES "subtitle_track"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "video" ADD CONSTRAINT "video_second_track_id_fkey" FOREIGN KEY ("second_track_id") REFERENCES "subtitle_track"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "video" ADD CONSTRAINT "video_wanted_track_id_fkey" FOREIGN KEY ("wanted_track_id") REFERENCES "subtitle_track"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "video" ADD CONSTRAINT "video_document_id_fkey" FOREIGN KEY ("document_id") REFERENCES "document"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "video_shelf_count" ADD CONSTRAINT "video_shelf_count_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "learner"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "video_tag" ADD CONSTRAINT "video_tag_video_id_fkey" FOREIGN KEY ("video_id") REFERENCES "video"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "video_tag" ADD CONSTRAINT "video_tag_tag_id_fkey" FOREIGN KEY ("tag_id") REFERENCES "tag"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "video_viewing" ADD CONSTRAINT "video_viewing_video_id_fkey" FOREIGN KEY ("video_id") REFERENCES "video"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "video_viewing" ADD CONSTRAINT "video_viewing_viewer_id_fkey" FOREIGN KEY ("viewer_id") REFERENCES "learner"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notification" ADD CONSTRAINT "notification_learner_id_fkey" FOREIGN KEY ("learner_id") REFERENCES "learner"("id") ON DELETE CASCADE ON UPDATE CASCADE;


CREATE INDEX "video_by_last_watched" ON "video" ("owner_id", "language", "shelf", "last_watched_at" DESC NULLS LAST, "id" DESC);
-- What the management of content lists.
CREATE INDEX "video_by_publication" ON "video" ("created_at" DESC, "id" DESC) WHERE "publication" IS NOT NULL;
ALTER TABLE "video" SET (fillfactor = 80);
ALTER TABLE "video_media" SET (fillfactor = 80);
ALTER TABLE "video_shelf_count" SET (fillfactor = 50);

-- The shelf of a video follows its two flags, as that of a text does.
CREATE TRIGGER video_shelf BEFORE INSERT OR UPDATE OF is_deleted, is_archived, shelf ON video
  FOR EACH ROW EXECUTE FUNCTION set_text_shelf();

CREATE FUNCTION count_video_shelves() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP IN ('UPDATE', 'DELETE') THEN
    UPDATE video_shelf_count SET count = count - 1
    WHERE owner_id = OLD.owner_id AND language = OLD.language AND shelf = OLD.shelf;
  END IF;
  IF TG_OP IN ('INSERT', 'UPDATE') THEN
    INSERT INTO video_shelf_count AS sc (owner_id, language, shelf, count)
    VALUES (NEW.owner_id, NEW.language, NEW.shelf, 1)
    ON CONFLICT (owner_id, language, shelf) DO UPDATE SET count = sc.count + 1;
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER video_shelf_count_rows AFTER INSERT OR DELETE ON video
  FOR EACH ROW EXECUTE FUNCTION count_video_shelves();
CREATE TRIGGER video_shelf_count_moves AFTER UPDATE ON video
  FOR EACH ROW WHEN ((OLD.owner_id, OLD.language, OLD.shelf) IS DISTINCT FROM (NEW.owner_id, NEW.language, NEW.shelf))
  EXECUTE FUNCTION count_video_shelves();

-- A learner has a document as long as a text or a video of theirs is made of it.
CREATE OR REPLACE FUNCTION release_document(p_learner uuid, p_document integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM lock_learner(p_learner);
  DELETE FROM learner_document
  WHERE learner_id = p_learner AND document_id = p_document
    AND NOT EXISTS (SELECT 1 FROM text WHERE owner_id = p_learner AND document_id = p_document)
    AND NOT EXISTS (SELECT 1 FROM video WHERE owner_id = p_learner AND document_id = p_document);
END
$$;

-- As before, with the shelves of videos.
CREATE OR REPLACE FUNCTION recount_learner(p_learner uuid) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  v_wrong integer;
  v_levels integer;
  v_shelves integer;
  v_videos integer;
BEGIN
  PERFORM lock_learner(p_learner);
  -- Each document is counted once: as a column, `(count_document(…)).*` would count it for every field.
  WITH exact AS MATERIALIZED (
    SELECT e.* FROM learner_document mine
    CROSS JOIN LATERAL count_document(p_learner, mine.document_id) e
    WHERE mine.learner_id = p_learner
  )
  UPDATE learner_document ld SET new_tokens = e.new_tokens, learning_tokens = e.learning_tokens,
    ignored_tokens = e.ignored_tokens, new_words = e.new_words, learning_words = e.learning_words,
    ignored_words = e.ignored_words, covered_tokens = e.covered_tokens, covered_words = e.covered_words
  FROM exact e
  WHERE ld.learner_id = p_learner AND ld.document_id = e.document_id
    AND (ld.new_tokens, ld.learning_tokens, ld.ignored_tokens, ld.new_words, ld.learning_words, ld.ignored_words,
      ld.covered_tokens, ld.covered_words)
      IS DISTINCT FROM
      (e.new_tokens, e.learning_tokens, e.ignored_tokens, e.new_words, e.learning_words, e.ignored_words,
      e.covered_tokens, e.covered_words);
  GET DIAGNOSTICS v_wrong = ROW_COUNT;

  WITH exact AS (
    SELECT language, CASE WHEN ignored THEN 6 ELSE level END AS level, count(*)::int AS count
    FROM learner_word WHERE learner_id = p_learner GROUP BY 1, 2
  ), wrong AS (
    SELECT coalesce(e.language, vc.language) AS language, coalesce(e.level, vc.level) AS level, coalesce(e.count, 0) AS count
    FROM exact e
    FULL JOIN (SELECT * FROM vocabulary_count WHERE learner_id = p_learner) vc USING (language, level)
    WHERE coalesce(e.count, 0) <> coalesce(vc.count, 0)
  )
  INSERT INTO vocabulary_count (learner_id, language, level, count)
  SELECT p_learner, language, level, count FROM wrong
  ON CONFLICT (learner_id, language, level) DO UPDATE SET count = excluded.count;
  GET DIAGNOSTICS v_levels = ROW_COUNT;

  WITH exact AS (
    SELECT language, shelf, count(*)::int AS count FROM text WHERE owner_id = p_learner GROUP BY 1, 2
  ), wrong AS (
    SELECT coalesce(e.language, sc.language) AS language, coalesce(e.shelf, sc.shelf) AS shelf, coalesce(e.count, 0) AS count
    FROM exact e
    FULL JOIN (SELECT * FROM shelf_count WHERE owner_id = p_learner) sc USING (language, shelf)
    WHERE coalesce(e.count, 0) <> coalesce(sc.count, 0)
  )
  INSERT INTO shelf_count (owner_id, language, shelf, count)
  SELECT p_learner, language, shelf, count FROM wrong
  ON CONFLICT (owner_id, language, shelf) DO UPDATE SET count = excluded.count;
  GET DIAGNOSTICS v_shelves = ROW_COUNT;

  WITH exact AS (
    SELECT language, shelf, count(*)::int AS count FROM video WHERE owner_id = p_learner GROUP BY 1, 2
  ), wrong AS (
    SELECT coalesce(e.language, sc.language) AS language, coalesce(e.shelf, sc.shelf) AS shelf, coalesce(e.count, 0) AS count
    FROM exact e
    FULL JOIN (SELECT * FROM video_shelf_count WHERE owner_id = p_learner) sc USING (language, shelf)
    WHERE coalesce(e.count, 0) <> coalesce(sc.count, 0)
  )
  INSERT INTO video_shelf_count (owner_id, language, shelf, count)
  SELECT p_learner, language, shelf, count FROM wrong
  ON CONFLICT (owner_id, language, shelf) DO UPDATE SET count = excluded.count;
  GET DIAGNOSTICS v_videos = ROW_COUNT;
  RETURN v_wrong + v_levels + v_shelves + v_videos;
END
$$;
