-- shop_terms: joins words to a query, with ` & ` or ` | ` between them.
--
-- Locks         none
-- Callers       shop_search
CREATE OR REPLACE FUNCTION shop_terms(p_words text[], p_between text) RETURNS tsquery
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(string_agg('''' || regexp_replace(word, '[''\\]', '\&\&', 'g') || '''', p_between), '')::tsquery
  FROM unnest(p_words) word
$$;
