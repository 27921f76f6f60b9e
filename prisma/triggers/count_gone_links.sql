CREATE OR REPLACE FUNCTION count_gone_links() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- In the order in which new links lock them.
  PERFORM 1 FROM word_link_count c JOIN (
    SELECT learner_id, from_id AS term FROM gone UNION SELECT learner_id, to_id FROM gone
  ) ends ON c.learner_id = ends.learner_id AND c.term_id = ends.term
  ORDER BY c.learner_id, c.term_id FOR UPDATE OF c;
  UPDATE word_link_count c SET links = c.links - ends.links FROM (
    SELECT learner_id, term, count(*) AS links FROM (
      SELECT learner_id, from_id AS term FROM gone UNION ALL SELECT learner_id, to_id FROM gone
    ) both_ends
    GROUP BY learner_id, term
  ) ends
  WHERE c.learner_id = ends.learner_id AND c.term_id = ends.term;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER links_removed AFTER DELETE ON word_link
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION count_gone_links();
