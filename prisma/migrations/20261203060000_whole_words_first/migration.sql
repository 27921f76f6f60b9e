-- The words that a person looks for: whole, or with `p_begins` as beginnings, which finds more and reads more.
CREATE OR REPLACE FUNCTION shop_query(p_text text, p_begins boolean) RETURNS tsquery LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT to_tsquery('simple'::regconfig, string_agg(part || CASE WHEN p_begins THEN ':*' ELSE '' END, ' & ')) FROM (
    SELECT (SELECT string_agg(piece, ' <-> ' ORDER BY place)
      FROM regexp_split_to_table(trim(shop_words(token)), '\s+') WITH ORDINALITY AS pieces (piece, place) WHERE piece <> '') AS part
    FROM regexp_split_to_table(trim(left(p_text, 200)), '\s+') WITH ORDINALITY AS tokens (token, at)
    ORDER BY at LIMIT 8
  ) parts WHERE part IS NOT NULL
$$;
