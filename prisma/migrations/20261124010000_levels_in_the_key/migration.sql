-- What a page, a count and a list ask of a word is its level. With it in the key they are answered from the key alone, and
-- nothing else is as cheap: of a learner whose words are newer than the statistics the planner expects one word, for whom
-- it took an index that has the level but begins with other columns, and walked through all of the learner's words for
-- each word of a text.
ALTER TABLE learner_word
  DROP CONSTRAINT learner_word_pkey,
  ADD CONSTRAINT learner_word_pkey PRIMARY KEY (learner_id, term_id) INCLUDE (level, ignored);
