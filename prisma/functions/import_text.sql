-- import_text: returns a word field's new text after an import.
--
-- Parameters    p_old is NULL for a word that isn't in the vocabulary, p_said if the file leaves the field out.
--               p_rule is keep, fill (only empty fields) or replace.
-- Locks         none
-- Callers       import_words
CREATE OR REPLACE FUNCTION import_text(p_old text, p_said text, p_rule text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE
    WHEN p_old IS NULL OR p_rule = 'replace' THEN coalesce(p_said, p_old, '')
    WHEN p_rule = 'fill' AND p_old = '' THEN coalesce(p_said, '')
    ELSE p_old
  END
$$;
