-- Class of a word state (level, plus 8 when ignored; -1 or NULL for no entry): 0 new, 1 learning, 2 known, 3 ignored.
CREATE OR REPLACE FUNCTION word_class(p_state integer) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN p_state >= 8 THEN 3 WHEN p_state >= 4 THEN 2 WHEN p_state >= 1 THEN 1 ELSE 0 END
$$;
