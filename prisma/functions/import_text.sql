-- What a field of a word becomes: p_old is NULL for a word that is not in the vocabulary, p_said for what a file leaves out.
CREATE OR REPLACE FUNCTION import_text(p_old text, p_said text, p_rule text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE
    WHEN p_old IS NULL OR p_rule = 'replace' THEN coalesce(p_said, p_old, '')
    WHEN p_rule = 'fill' AND p_old = '' THEN coalesce(p_said, '')
    ELSE p_old
  END
$$;
