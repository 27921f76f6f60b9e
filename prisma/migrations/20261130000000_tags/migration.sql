-- AlterTable
ALTER TABLE "tag" ADD COLUMN "color" TEXT NOT NULL DEFAULT 'gray';

-- CreateTable
CREATE TABLE "tag_use" (
    "id" BIGSERIAL NOT NULL,
    "owner_id" UUID NOT NULL,
    "tag_id" UUID NOT NULL,
    "language" SMALLINT NOT NULL,
    "kind" TEXT NOT NULL,
    "count" INTEGER NOT NULL,
    "used_at" TIMESTAMPTZ,

    CONSTRAINT "tag_use_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "tag_use_owner_id_tag_id_idx" ON "tag_use"("owner_id", "tag_id");

-- AddForeignKey
ALTER TABLE "tag_use" ADD CONSTRAINT "tag_use_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "learner"("id") ON DELETE CASCADE ON UPDATE CASCADE;


ALTER TABLE "tag" ADD CONSTRAINT "tag_color" CHECK ("color" IN
  ('gray', 'red', 'orange', 'yellow', 'green', 'teal', 'blue', 'indigo', 'purple', 'pink'));
ALTER TABLE "tag_use" ADD CONSTRAINT "tag_use_kind" CHECK ("kind" IN ('text', 'video', 'word'));

INSERT INTO tag_use (owner_id, tag_id, language, kind, count, used_at)
SELECT g.owner_id, g.id, t.language, 'text', count(*), max(t.created_at)
FROM text_tag tt JOIN tag g ON g.id = tt.tag_id JOIN text t ON t.id = tt.text_id AND t.shelf <> 2
GROUP BY g.id, t.language
UNION ALL
SELECT g.owner_id, g.id, v.language, 'video', count(*), max(v.created_at)
FROM video_tag vt JOIN tag g ON g.id = vt.tag_id JOIN video v ON v.id = vt.video_id AND v.shelf <> 2
GROUP BY g.id, v.language
UNION ALL
SELECT g.owner_id, g.id, lw.language, 'word', count(*), max(lw.updated_at)
FROM word_tag wt JOIN tag g ON g.id = wt.tag_id
JOIN learner_word lw ON lw.learner_id = wt.learner_id AND lw.term_id = wt.term_id
GROUP BY g.id, lw.language;

-- Of a learner or a tag that is being deleted nothing is counted.
CREATE FUNCTION count_word_tags() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO tag_use (owner_id, tag_id, language, kind, count, used_at)
  SELECT g.owner_id, g.id, t.language, 'word', CASE TG_OP WHEN 'INSERT' THEN count(*) ELSE -count(*) END,
    CASE TG_OP WHEN 'INSERT' THEN now() END
  FROM changed c JOIN tag g ON g.id = c.tag_id JOIN learner l ON l.id = g.owner_id JOIN term t ON t.id = c.term_id
  GROUP BY g.owner_id, g.id, t.language;
  RETURN NULL;
END
$$;
CREATE TRIGGER word_tags_counted AFTER INSERT ON word_tag
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_word_tags();
CREATE TRIGGER word_tags_discounted AFTER DELETE ON word_tag
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_word_tags();

-- What lies in the trash does not count.
CREATE FUNCTION count_text_tags() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO tag_use (owner_id, tag_id, language, kind, count, used_at)
  SELECT g.owner_id, g.id, t.language, 'text', CASE TG_OP WHEN 'INSERT' THEN count(*) ELSE -count(*) END,
    CASE TG_OP WHEN 'INSERT' THEN now() END
  FROM changed c JOIN tag g ON g.id = c.tag_id JOIN learner l ON l.id = g.owner_id
  JOIN text t ON t.id = c.text_id AND t.shelf <> 2
  GROUP BY g.owner_id, g.id, t.language;
  RETURN NULL;
END
$$;
CREATE TRIGGER text_tags_counted AFTER INSERT ON text_tag
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_text_tags();
CREATE TRIGGER text_tags_discounted AFTER DELETE ON text_tag
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_text_tags();

CREATE FUNCTION count_video_tags() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO tag_use (owner_id, tag_id, language, kind, count, used_at)
  SELECT g.owner_id, g.id, v.language, 'video', CASE TG_OP WHEN 'INSERT' THEN count(*) ELSE -count(*) END,
    CASE TG_OP WHEN 'INSERT' THEN now() END
  FROM changed c JOIN tag g ON g.id = c.tag_id JOIN learner l ON l.id = g.owner_id
  JOIN video v ON v.id = c.video_id AND v.shelf <> 2
  GROUP BY g.owner_id, g.id, v.language;
  RETURN NULL;
END
$$;
CREATE TRIGGER video_tags_counted AFTER INSERT ON video_tag
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_video_tags();
CREATE TRIGGER video_tags_discounted AFTER DELETE ON video_tag
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_video_tags();

-- An entry of the library goes to the trash, comes back, or is deleted outside it.
CREATE FUNCTION move_entry_tags(p_kind text, p_entry uuid, p_language integer, p_count integer)
RETURNS void LANGUAGE sql AS $$
  INSERT INTO tag_use (owner_id, tag_id, language, kind, count)
  SELECT g.owner_id, g.id, p_language, p_kind, p_count
  FROM (SELECT tag_id FROM text_tag WHERE p_kind = 'text' AND text_id = p_entry
    UNION ALL SELECT tag_id FROM video_tag WHERE p_kind = 'video' AND video_id = p_entry) c
  JOIN tag g ON g.id = c.tag_id JOIN learner l ON l.id = g.owner_id
$$;
CREATE FUNCTION move_tags() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.shelf <> 2 THEN PERFORM move_entry_tags(TG_ARGV[0], OLD.id, OLD.language, -1); END IF;
  IF TG_OP = 'DELETE' THEN RETURN OLD; END IF;
  IF NEW.shelf <> 2 THEN PERFORM move_entry_tags(TG_ARGV[0], NEW.id, NEW.language, 1); END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER text_tags_moved AFTER UPDATE ON text
  FOR EACH ROW WHEN ((OLD.language, OLD.shelf = 2) IS DISTINCT FROM (NEW.language, NEW.shelf = 2))
  EXECUTE FUNCTION move_tags('text');
CREATE TRIGGER text_tags_gone BEFORE DELETE ON text
  FOR EACH ROW WHEN (OLD.shelf <> 2) EXECUTE FUNCTION move_tags('text');
CREATE TRIGGER video_tags_moved AFTER UPDATE ON video
  FOR EACH ROW WHEN ((OLD.language, OLD.shelf = 2) IS DISTINCT FROM (NEW.language, NEW.shelf = 2))
  EXECUTE FUNCTION move_tags('video');
CREATE TRIGGER video_tags_gone BEFORE DELETE ON video
  FOR EACH ROW WHEN (OLD.shelf <> 2) EXECUTE FUNCTION move_tags('video');

CREATE FUNCTION forget_tag_uses() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM tag_use u USING gone WHERE u.owner_id = gone.owner_id AND u.tag_id = gone.id;
  RETURN NULL;
END
$$;
CREATE TRIGGER tag_uses_removed AFTER DELETE ON tag
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION forget_tag_uses();

-- One row for each tag, language and kind in place of many, and none of tags that are gone. Answers how many it took.
-- What others write meanwhile stays as it is.
CREATE FUNCTION fold_tag_uses() RETURNS integer LANGUAGE sql AS $$
  WITH many AS (
    SELECT u.owner_id, u.tag_id, u.language, u.kind FROM tag_use u
    GROUP BY u.owner_id, u.tag_id, u.language, u.kind
    HAVING count(*) > 1 OR NOT EXISTS (SELECT 1 FROM tag g WHERE g.id = u.tag_id)
  ), taken AS (
    DELETE FROM tag_use u USING many
    WHERE (u.owner_id, u.tag_id, u.language, u.kind) = (many.owner_id, many.tag_id, many.language, many.kind)
    RETURNING u.*
  ), folded AS (
    INSERT INTO tag_use (owner_id, tag_id, language, kind, count, used_at)
    SELECT owner_id, tag_id, language, kind, sum(count), max(used_at) FROM taken
    WHERE EXISTS (SELECT 1 FROM tag g WHERE g.id = taken.tag_id)
    GROUP BY owner_id, tag_id, language, kind
  )
  SELECT count(*)::int FROM taken
$$;

-- Makes one tag of two: `p_into` is given to all that has `p_from`, which goes. Whoever calls it holds both tags and the
-- learner's lock. What an undo would give back or take away is told of `p_into` as well, as if there had been one tag
-- from the beginning: a word that has the other one all along was neither given nor deprived of anything.
CREATE FUNCTION merge_tags(p_learner uuid, p_from uuid, p_into uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM kept_tag k USING word_change c
  WHERE c.learner_id = p_learner AND k.change_id = c.id AND k.tag_id IN (p_from, p_into) AND CASE (
      SELECT CASE WHEN o.given <> k.given THEN 'opposite' ELSE 'same' END FROM kept_tag o
      WHERE o.change_id = k.change_id AND o.term_id = k.term_id
        AND o.tag_id = CASE k.tag_id WHEN p_from THEN p_into ELSE p_from END)
    WHEN 'opposite' THEN true
    WHEN 'same' THEN k.tag_id = p_from
    ELSE EXISTS (
      SELECT 1 FROM word_tag wt WHERE wt.learner_id = p_learner AND wt.term_id = k.term_id
        AND wt.tag_id = CASE k.tag_id WHEN p_from THEN p_into ELSE p_from END) END;
  UPDATE kept_tag k SET tag_id = p_into FROM word_change c
  WHERE c.learner_id = p_learner AND k.change_id = c.id AND k.tag_id = p_from;

  INSERT INTO text_tag (text_id, tag_id) SELECT text_id, p_into FROM text_tag WHERE tag_id = p_from
  ON CONFLICT DO NOTHING;
  INSERT INTO video_tag (video_id, tag_id) SELECT video_id, p_into FROM video_tag WHERE tag_id = p_from
  ON CONFLICT DO NOTHING;
  INSERT INTO word_tag (learner_id, term_id, tag_id)
  SELECT learner_id, term_id, p_into FROM word_tag WHERE tag_id = p_from
  ON CONFLICT DO NOTHING;
  DELETE FROM tag WHERE id = p_from;
END
$$;
