-- CreateTable
CREATE TABLE "deleted_tag" (
    "id" UUID NOT NULL,
    "owner_id" UUID NOT NULL,
    "name" CITEXT NOT NULL,
    "color" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ NOT NULL,
    "deleted_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "texts" UUID[],
    "videos" UUID[],
    "words" INTEGER[],
    "uses" JSONB NOT NULL,

    CONSTRAINT "deleted_tag_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "deleted_tag_owner_id_idx" ON "deleted_tag"("owner_id");

-- CreateIndex
CREATE INDEX "deleted_tag_deleted_at_idx" ON "deleted_tag"("deleted_at");

-- AddForeignKey
ALTER TABLE "deleted_tag" ADD CONSTRAINT "deleted_tag_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "learner"("id") ON DELETE CASCADE ON UPDATE CASCADE;


-- Takes a tag away from everything, and notes what had it. Whoever calls it holds the tag and the learner's lock.
CREATE FUNCTION delete_tag(p_owner uuid, p_tag uuid) RETURNS void LANGUAGE sql AS $$
  INSERT INTO deleted_tag (id, owner_id, name, color, created_at, texts, videos, words, uses)
  SELECT g.id, g.owner_id, g.name, g.color, g.created_at,
    ARRAY(SELECT text_id FROM text_tag WHERE tag_id = g.id),
    ARRAY(SELECT video_id FROM video_tag WHERE tag_id = g.id),
    ARRAY(SELECT term_id FROM word_tag WHERE tag_id = g.id),
    (SELECT coalesce(jsonb_agg(used), '[]') FROM (
      SELECT language, kind, max(used_at) AS used_at FROM tag_use
      WHERE owner_id = p_owner AND tag_id = g.id GROUP BY language, kind
    ) used)
  FROM tag g WHERE g.id = p_tag AND g.owner_id = p_owner;
  DELETE FROM tag WHERE id = p_tag AND owner_id = p_owner;
$$;

-- Gives a deleted tag back to all that had it and is still there. Where its name is taken by now, that tag is given, and
-- takes over the colour unless it has one. Answers the id of the tag; null where nothing is kept of it. Whoever calls it
-- holds the learner's lock.
CREATE FUNCTION restore_tag(p_owner uuid, p_tag uuid) RETURNS uuid LANGUAGE plpgsql AS $$
DECLARE
  kept deleted_tag;
  v_tag uuid;
BEGIN
  DELETE FROM deleted_tag d WHERE d.id = p_tag AND d.owner_id = p_owner RETURNING d.* INTO kept;
  IF NOT FOUND THEN RETURN NULL; END IF;
  INSERT INTO tag AS g (id, owner_id, name, color, created_at)
  VALUES (kept.id, p_owner, kept.name, kept.color, kept.created_at)
  ON CONFLICT (owner_id, name) DO UPDATE SET color = CASE g.color WHEN 'gray' THEN excluded.color ELSE g.color END
  RETURNING g.id INTO v_tag;

  INSERT INTO text_tag (text_id, tag_id)
  SELECT t.id, v_tag FROM unnest(kept.texts) AS had(id) JOIN text t ON t.id = had.id FOR KEY SHARE OF t
  ON CONFLICT DO NOTHING;
  INSERT INTO video_tag (video_id, tag_id)
  SELECT v.id, v_tag FROM unnest(kept.videos) AS had(id) JOIN video v ON v.id = had.id FOR KEY SHARE OF v
  ON CONFLICT DO NOTHING;
  INSERT INTO word_tag (learner_id, term_id, tag_id)
  SELECT p_owner, lw.term_id, v_tag FROM unnest(kept.words) AS had(term_id)
  JOIN learner_word lw ON lw.learner_id = p_owner AND lw.term_id = had.term_id
  ON CONFLICT DO NOTHING;

  -- It was given long ago, and not just now.
  IF v_tag = p_tag THEN
    UPDATE tag_use u SET used_at = (
      SELECT max(used.used_at) FROM jsonb_to_recordset(kept.uses) AS used(language smallint, kind text, used_at timestamptz)
      WHERE used.language = u.language AND used.kind = u.kind)
    WHERE u.owner_id = p_owner AND u.tag_id = v_tag;
  END IF;
  RETURN v_tag;
END
$$;
