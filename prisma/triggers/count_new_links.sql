-- count_new_links: adds new links to the number of links of both words, so that a map can begin with the most connected
-- words without counting links.
--
-- Updates       word_link_count
-- Locks         the counts in the order of learner and term
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
