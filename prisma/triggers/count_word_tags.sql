-- count_word_tags: counts tag uses when tags are added to or removed from words. Nothing is counted for a learner or
-- tag that is being deleted.
--
-- Updates       tag_use (new rows, so that transactions don't wait for each other's counts)
-- Locks         none
CREATE OR REPLACE FUNCTION count_word_tags() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO tag_use (owner_id, tag_id, language, kind, count, used_at)
  SELECT g.owner_id, g.id, t.language, 'word', CASE TG_OP WHEN 'INSERT' THEN count(*) ELSE -count(*) END,
    CASE TG_OP WHEN 'INSERT' THEN now() END
  FROM changed c JOIN tag g ON g.id = c.tag_id JOIN learner l ON l.id = g.owner_id JOIN term t ON t.id = c.term_id
  GROUP BY g.owner_id, g.id, t.language;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER word_tags_counted AFTER INSERT ON word_tag
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_word_tags();

CREATE OR REPLACE TRIGGER word_tags_discounted AFTER DELETE ON word_tag
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_word_tags();
