-- take_in_word_tags: checks that the tags of words exist, once per tag. A foreign key would do so once per word.
--
-- Locks         the tags, FOR KEY SHARE
CREATE OR REPLACE FUNCTION take_in_word_tags() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  v_tag uuid;
BEGIN
  FOR v_tag IN SELECT DISTINCT tag_id FROM added LOOP
    PERFORM FROM tag WHERE id = v_tag FOR KEY SHARE;
    IF NOT FOUND THEN
      RAISE foreign_key_violation USING MESSAGE = 'a word is given a tag that is not there', TABLE = 'word_tag';
    END IF;
  END LOOP;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER word_tags_added AFTER INSERT ON word_tag
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION take_in_word_tags();
