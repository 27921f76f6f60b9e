-- How many links a word has, so that a map begins with the most connected ones without counting all links. A count
-- of 0 is left where it is: it goes with its learner.
CREATE OR REPLACE FUNCTION count_new_links() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO word_link_count AS c (learner_id, term_id, language, links)
  SELECT learner_id, term, min(language), count(*) FROM (
    SELECT learner_id, language, from_id AS term FROM added UNION ALL SELECT learner_id, language, to_id FROM added
  ) ends
  GROUP BY learner_id, term ORDER BY learner_id, term
  ON CONFLICT (learner_id, term_id) DO UPDATE SET links = c.links + excluded.links;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER links_added AFTER INSERT ON word_link
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_new_links();
