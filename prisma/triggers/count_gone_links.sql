-- count_gone_links: subtracts deleted links from the number of links of both words. A count of 0 stays until its
-- learner is deleted.
--
-- Updates       word_link_count
-- Locks         the counts in the order of learner and term, as count_new_links does, so that the two never deadlock
CREATE OR REPLACE FUNCTION count_gone_links() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
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
