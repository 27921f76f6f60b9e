-- What the lemma of a term may be, the likeliest first; the same for everybody. source: 1 an installed dictionary,
-- 2 the analyser of the language, 3 a lemmatiser that looks at the form alone. A term without a row is its own lemma.
-- No foreign keys: terms are never deleted.
CREATE TABLE term_lemma (
  term_id int NOT NULL,
  lemma_id int NOT NULL,
  source smallint NOT NULL,
  rank smallint NOT NULL,
  PRIMARY KEY (term_id, rank)
);
CREATE INDEX term_lemma_lemma ON term_lemma (lemma_id, term_id);

ALTER TABLE document ADD COLUMN lemmatised boolean NOT NULL DEFAULT false;
CREATE INDEX document_unlemmatised ON document (id) WHERE NOT lemmatised;
