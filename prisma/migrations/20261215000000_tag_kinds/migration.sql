-- A text that was made of a file of subtitles.
ALTER TABLE "text" ADD COLUMN "from_subtitles" BOOLEAN NOT NULL DEFAULT false;


-- What tags count a text as: made of subtitles, an article of the web, or any other text.
CREATE FUNCTION text_tag_kind(p_source text, p_from_subtitles boolean) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN p_from_subtitles THEN 'subtitles' WHEN p_source ~* '^https?://' THEN 'article' ELSE 'text' END
$$;

ALTER TABLE "tag_use" DROP CONSTRAINT "tag_use_kind",
  ADD CONSTRAINT "tag_use_kind" CHECK ("kind" IN ('text', 'article', 'subtitles', 'video', 'word', 'ebook'));

-- Articles were counted as texts so far.
WITH article AS (
  SELECT g.owner_id, g.id, t.language, count(*)::int AS count, max(t.created_at) AS used_at
  FROM text_tag tt JOIN tag g ON g.id = tt.tag_id JOIN text t ON t.id = tt.text_id
  WHERE t.shelf <> 2 AND text_tag_kind(t.source, t.from_subtitles) = 'article'
  GROUP BY g.owner_id, g.id, t.language
)
INSERT INTO tag_use (owner_id, tag_id, language, kind, count, used_at)
SELECT owner_id, id, language, 'article', count, used_at FROM article
UNION ALL SELECT owner_id, id, language, 'text', -count, NULL FROM article;

CREATE OR REPLACE FUNCTION count_text_tags() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO tag_use (owner_id, tag_id, language, kind, count, used_at)
  SELECT g.owner_id, g.id, t.language, text_tag_kind(t.source, t.from_subtitles),
    CASE TG_OP WHEN 'INSERT' THEN count(*) ELSE -count(*) END, CASE TG_OP WHEN 'INSERT' THEN now() END
  FROM changed c JOIN tag g ON g.id = c.tag_id JOIN learner l ON l.id = g.owner_id
  JOIN text t ON t.id = c.text_id AND t.shelf <> 2
  GROUP BY g.owner_id, g.id, t.language, text_tag_kind(t.source, t.from_subtitles);
  RETURN NULL;
END
$$;

-- A text goes to the trash, comes back, changes its language or its source, or is deleted.
CREATE FUNCTION move_text_tags() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.shelf <> 2 THEN
    INSERT INTO tag_use (owner_id, tag_id, language, kind, count)
    SELECT g.owner_id, g.id, OLD.language, text_tag_kind(OLD.source, OLD.from_subtitles), -1
    FROM text_tag c JOIN tag g ON g.id = c.tag_id JOIN learner l ON l.id = g.owner_id WHERE c.text_id = OLD.id;
  END IF;
  IF TG_OP = 'DELETE' THEN RETURN OLD; END IF;
  IF NEW.shelf <> 2 THEN
    INSERT INTO tag_use (owner_id, tag_id, language, kind, count)
    SELECT g.owner_id, g.id, NEW.language, text_tag_kind(NEW.source, NEW.from_subtitles), 1
    FROM text_tag c JOIN tag g ON g.id = c.tag_id JOIN learner l ON l.id = g.owner_id WHERE c.text_id = NEW.id;
  END IF;
  RETURN NULL;
END
$$;
-- Reading changes a text at every page, so the condition is cheap.
DROP TRIGGER text_tags_moved ON text;
CREATE TRIGGER text_tags_moved AFTER UPDATE ON text
  FOR EACH ROW WHEN ((OLD.language, OLD.shelf = 2, OLD.source, OLD.from_subtitles)
    IS DISTINCT FROM (NEW.language, NEW.shelf = 2, NEW.source, NEW.from_subtitles))
  EXECUTE FUNCTION move_text_tags();
DROP TRIGGER text_tags_gone ON text;
CREATE TRIGGER text_tags_gone BEFORE DELETE ON text
  FOR EACH ROW WHEN (OLD.shelf <> 2) EXECUTE FUNCTION move_text_tags();
