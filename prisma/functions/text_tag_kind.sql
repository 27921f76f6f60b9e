-- text_tag_kind: returns the kind under which a text's tags are counted: subtitles, article (from the web) or text.
--
-- tag_use stores the results. If this function changes, a migration must recount that table.
--
-- Locks         none
-- Callers       count_text_tags, move_text_tags; apps/api: domain/recount
CREATE OR REPLACE FUNCTION text_tag_kind(p_source text, p_from_subtitles boolean) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN p_from_subtitles THEN 'subtitles' WHEN p_source ~* '^https?://' THEN 'article' ELSE 'text' END
$$;
