-- State of an entry: its level, plus 8 when it is ignored.
CREATE OR REPLACE FUNCTION word_state(p_level smallint, p_ignored boolean) RETURNS integer
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT p_level + CASE WHEN p_ignored THEN 8 ELSE 0 END
$$;
