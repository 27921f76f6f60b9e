-- What tags count a text as: made of subtitles, an article of the web, or any other text.
CREATE OR REPLACE FUNCTION text_tag_kind(p_source text, p_from_subtitles boolean) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN p_from_subtitles THEN 'subtitles' WHEN p_source ~* '^https?://' THEN 'article' ELSE 'text' END
$$;
