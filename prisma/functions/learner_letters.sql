-- learner_letters: returns a text in lower case and without accents, for comparing names.
--
-- learner_listing stores the results. If this function changes, a migration must rewrite that table.
--
-- Locks         none
-- Callers       listed_learner; apps/api: features/learners (search), features/audit
CREATE OR REPLACE FUNCTION learner_letters(p_text text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT regexp_replace(normalize(lower(p_text), NFKD), '[\u0300-\u036f\u064b-\u065f\u0670\u05b0-\u05c7]', '', 'g')
$$;
