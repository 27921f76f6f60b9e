-- CreateTable
CREATE TABLE "word_link_count" (
    "learner_id" UUID NOT NULL,
    "term_id" INTEGER NOT NULL,
    "language" SMALLINT NOT NULL,
    "links" INTEGER NOT NULL,

    CONSTRAINT "word_link_count_pkey" PRIMARY KEY ("learner_id","term_id")
);

-- CreateIndex
CREATE INDEX "word_link_count_learner_id_language_links_term_id_idx" ON "word_link_count"("learner_id", "language", "links" DESC, "term_id");

-- AddForeignKey
ALTER TABLE "word_link_count" ADD CONSTRAINT "word_link_count_learner_id_fkey" FOREIGN KEY ("learner_id") REFERENCES "learner"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- How many links a word has, so that a map begins with the most connected ones without counting all links. A count
-- of 0 is left where it is: it goes with its learner.
CREATE FUNCTION count_new_links() RETURNS trigger LANGUAGE plpgsql AS $$
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
CREATE TRIGGER links_added AFTER INSERT ON word_link
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_new_links();

CREATE FUNCTION count_gone_links() RETURNS trigger LANGUAGE plpgsql AS $$
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
CREATE TRIGGER links_removed AFTER DELETE ON word_link
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION count_gone_links();

INSERT INTO word_link_count (learner_id, term_id, language, links)
SELECT learner_id, term, min(language), count(*) FROM (
  SELECT learner_id, language, from_id AS term FROM word_link
  UNION ALL SELECT learner_id, language, to_id FROM word_link
) ends
GROUP BY learner_id, term;
