-- CreateTable
CREATE TABLE "annotation" (
    "id" UUID NOT NULL,
    "owner_id" UUID NOT NULL,
    "text_id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "sentence" INTEGER NOT NULL,
    "context" TEXT NOT NULL,
    "starts" INTEGER,
    "ends" INTEGER,
    "quote" TEXT NOT NULL,
    "note" TEXT NOT NULL DEFAULT '',
    "color" TEXT NOT NULL DEFAULT 'yellow',
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "annotation_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "annotation_text_id_sentence_idx" ON "annotation"("text_id", "sentence");

-- CreateIndex
CREATE INDEX "annotation_owner_id_created_at_idx" ON "annotation"("owner_id", "created_at" DESC);

-- AddForeignKey
ALTER TABLE "annotation" ADD CONSTRAINT "annotation_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "learner"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "annotation" ADD CONSTRAINT "annotation_text_id_fkey" FOREIGN KEY ("text_id") REFERENCES "text"("id") ON DELETE CASCADE ON UPDATE CASCADE;


-- A sentence is bookmarked once, also by two tabs at a time.
CREATE UNIQUE INDEX "annotation_one_bookmark" ON "annotation" ("text_id", "sentence") WHERE "kind" = 'bookmark';
CREATE INDEX "annotation_search" ON "annotation" USING gin ("owner_id", (lower("quote" || ' ' || "note")) gin_trgm_ops);

-- Where an annotation stands in the present content of its text: its sentence, or, after an edit, the nearest one with
-- the same words; NULL when they are gone.
CREATE FUNCTION annotation_place(p_document integer, p_sentence integer, p_context text) RETURNS integer
LANGUAGE sql STABLE AS $$
  SELECT coalesce(
    (SELECT seq FROM sentence WHERE document_id = p_document AND seq = p_sentence AND btrim(text, E' \t\r\n') = p_context),
    (SELECT seq FROM sentence WHERE document_id = p_document AND btrim(text, E' \t\r\n') = p_context
     ORDER BY abs(seq - p_sentence), seq LIMIT 1))
$$;
