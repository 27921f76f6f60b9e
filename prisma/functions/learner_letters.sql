-- Letters as they are compared: in lower case and without accents.
CREATE OR REPLACE FUNCTION learner_letters(p_text text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT regexp_replace(normalize(lower(p_text), NFKD), '[\u0300-\u036f\u064b-\u065f\u0670\u05b0-\u05c7]', '', 'g')
$$;
