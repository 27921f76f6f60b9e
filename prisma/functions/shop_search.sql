-- shop_search: converts a visitor's input to a product search, combined with filters such as `=language=9`. Searches
-- for whole words, and for prefixes if a word is nowhere in the shop or p_begins is true.
--
-- Returns       query    what a product must match
--               narrow   the part of it that an index finds cheaply: without prefixes shared by very many words
--               marks    the bits (shop_marks) of the words that every result contains
--               hits     the estimated number of results, assuming that words are spread evenly
--               total    the number of products
--               begins   whether prefixes are searched for
--               No row means that no product contains these words.
-- Locks         none
-- Callers       apps/api: features/shop, features/search
CREATE OR REPLACE FUNCTION shop_search(p_text text, p_chosen text[], p_begins boolean)
RETURNS TABLE ("query" tsquery, "narrow" tsquery, "marks" bigint, "hits" float8, "total" float8, "begins" boolean)
LANGUAGE plpgsql STABLE AS $$
DECLARE
  lexemes text[];
  lexeme text;
  last boolean;
  words text[];
  frequency float8;
  least_frequency float8;
  choice float8 := 1;
  sure text[];
  phrase tsquery;
  term tsquery;
  wide boolean;
  sought boolean;
  missing boolean;
BEGIN
  SELECT sum(w.count) INTO total FROM shop_word w WHERE w.word IN ('=free=true', '=free=false');
  FOREACH lexeme IN ARRAY p_chosen LOOP
    SELECT w.count INTO frequency FROM shop_word w WHERE w.word = lexeme;
    IF frequency IS NULL THEN RETURN; END IF;
    choice := choice * frequency / total;
  END LOOP;
  begins := p_begins;
  LOOP
    query := shop_terms(p_chosen, ' & ');
    narrow := query;
    hits := total * choice;
    sure := p_chosen;
    sought := false;
    missing := false;
    FOR lexemes IN
      SELECT ARRAY(SELECT part.lexeme FROM unnest(to_tsvector('simple'::regconfig, shop_words(token))) part,
          unnest(part.positions) place ORDER BY place)
      FROM regexp_split_to_table(trim(left(p_text, 200)), '\s+') WITH ORDINALITY tokens (token, at) ORDER BY at LIMIT 8
    LOOP
      CONTINUE WHEN lexemes = '{}';
      sought := true;
      phrase := NULL;
      least_frequency := total;
      wide := false;
      FOR place IN 1 .. cardinality(lexemes) LOOP
        lexeme := lexemes[place];
        last := place = cardinality(lexemes);
        IF begins AND last THEN
          SELECT array_agg(w.word), sum(w.count) INTO words, frequency FROM (
            SELECT * FROM shop_word w WHERE w.word >= lexeme AND w.word < lexeme || U&'\+10FFFF' ORDER BY w.word LIMIT 500
          ) w;
        ELSE
          SELECT ARRAY[w.word], w.count INTO words, frequency FROM shop_word w WHERE w.word = lexeme;
        END IF;
        missing := words IS NULL;
        EXIT WHEN missing;
        least_frequency := least(least_frequency, frequency);
        IF cardinality(words) = 1 THEN sure := sure || words; END IF;
        IF cardinality(words) <= 32 THEN
          term := shop_terms(words, ' | ');
        ELSE
          term := (shop_terms(ARRAY[lexeme], '')::text || ':*')::tsquery;
          wide := true;
        END IF;
        phrase := CASE WHEN phrase IS NULL THEN term ELSE tsquery_phrase(phrase, term) END;
      END LOOP;
      EXIT WHEN missing;
      query := query && phrase;
      IF NOT wide THEN narrow := narrow && phrase; END IF;
      hits := hits * least_frequency / total;
    END LOOP;
    EXIT WHEN NOT missing OR begins;
    begins := true;
  END LOOP;
  IF missing OR NOT sought THEN RETURN; END IF;
  IF numnode(narrow) = 0 THEN narrow := query; END IF;
  marks := shop_marks(sure);
  RETURN NEXT;
END $$;
