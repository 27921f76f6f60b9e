-- CreateTable
CREATE TABLE "saved_item" (
    "id" UUID NOT NULL,
    "owner_id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "language" SMALLINT NOT NULL,
    "text_id" UUID,
    "video_id" UUID,
    "sentence" INTEGER,
    "position" INTEGER,
    "term_id" INTEGER,
    "quote" TEXT NOT NULL DEFAULT '',
    "source_title" TEXT NOT NULL DEFAULT '',
    "note" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deleted_at" TIMESTAMPTZ,

    CONSTRAINT "saved_item_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "saved_item_text_id_idx" ON "saved_item"("text_id");

-- CreateIndex
CREATE INDEX "saved_item_video_id_idx" ON "saved_item"("video_id");

-- CreateIndex
CREATE INDEX "saved_item_owner_id_term_id_idx" ON "saved_item"("owner_id", "term_id");

-- AddForeignKey
ALTER TABLE "saved_item" ADD CONSTRAINT "saved_item_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "learner"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "saved_item" ADD CONSTRAINT "saved_item_text_id_fkey" FOREIGN KEY ("text_id") REFERENCES "text"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "saved_item" ADD CONSTRAINT "saved_item_video_id_fkey" FOREIGN KEY ("video_id") REFERENCES "video"("id") ON DELETE SET NULL ON UPDATE CASCADE;


ALTER TABLE "saved_item" ADD CONSTRAINT "saved_item_kind" CHECK ("kind" IN ('sentence', 'word', 'text', 'moment'));

-- What makes two saved items the same thing: the word; the text; the second of the video; the words of the sentence in
-- its text or video. NULL, and so never the same as another, when what it was saved from is gone.
CREATE FUNCTION saved_key(p_kind text, p_text uuid, p_video uuid, p_term integer, p_position integer, p_quote text)
RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE p_kind
    WHEN 'word' THEN 'word ' || p_term
    WHEN 'text' THEN 'text ' || p_text
    WHEN 'moment' THEN 'moment ' || p_video || ' ' || p_position / 1000
    ELSE 'sentence ' || coalesce(p_text, p_video) || ' ' || md5(p_quote)
  END
$$;
-- Deleted ones too: what is saved again comes back as it was, with its note.
CREATE UNIQUE INDEX "saved_item_once" ON "saved_item"
  ("owner_id", saved_key("kind", "text_id", "video_id", "term_id", "position", "quote"));

-- The list, of all kinds and of one, the latest first; the second also counts the kinds.
CREATE INDEX "saved_item_by_date" ON "saved_item" ("owner_id", "language", "created_at" DESC, "id" DESC)
  WHERE "deleted_at" IS NULL;
CREATE INDEX "saved_item_by_kind" ON "saved_item" ("owner_id", "language", "kind", "created_at" DESC, "id" DESC)
  WHERE "deleted_at" IS NULL;
CREATE INDEX "saved_item_search" ON "saved_item" USING gin
  ("owner_id", (lower("quote" || ' ' || "source_title" || ' ' || "note")) gin_trgm_ops) WHERE "deleted_at" IS NULL;
CREATE INDEX "saved_item_deleted" ON "saved_item" ("deleted_at") WHERE "deleted_at" IS NOT NULL;
