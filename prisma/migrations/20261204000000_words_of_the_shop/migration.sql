-- What it costs to search for words that stand in much of the shop follows the page that is shown, not what there is to find.

-- The words that a product is found by: those of title, author and category, and what can be chosen.
CREATE FUNCTION shop_lexemes(p_text text, p_language smallint, p_category text, p_kind product_kind, p_difficulty difficulty, p_is_free boolean)
RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT to_tsvector('simple'::regconfig, shop_words(p_text || ' ' || p_category)) || array_to_tsvector(ARRAY[
    '=language=' || p_language,
    '=category=' || p_category,
    CASE p_kind WHEN 'text' THEN '=type=text' WHEN 'video' THEN '=type=video' WHEN 'audio' THEN '=type=audio' ELSE '=type=bundle' END,
    CASE p_difficulty WHEN 'beginner' THEN '=difficulty=beginner' WHEN 'intermediate' THEN '=difficulty=intermediate'
      ELSE '=difficulty=advanced' END,
    CASE WHEN p_is_free THEN '=free=true' ELSE '=free=false' END
  ])
$$;
-- One bit of 64 for each word: whoever lacks a bit of a search lacks a word of it, which an index of an order can tell.
CREATE FUNCTION shop_marks(p_words text[]) RETURNS bigint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(bit_or(1::bigint << (('x' || left(md5(word), 2))::bit(8)::int & 63)), 0) FROM unnest(p_words) word
$$;

DROP INDEX "product_shop_newest", "product_shop_popular", "product_shop_rating", "product_shop_price", "product_shop_title";
ALTER TABLE "product"
  DROP COLUMN "words",
  ADD COLUMN "words" TSVECTOR GENERATED ALWAYS AS
    (shop_lexemes("title" || ' ' || "author", "language", "category", "kind", "difficulty", "is_free")) STORED,
  ADD COLUMN "marks" BIGINT NOT NULL GENERATED ALWAYS AS
    (shop_marks(tsvector_to_array(shop_lexemes("title" || ' ' || "author", "language", "category", "kind", "difficulty", "is_free")))) STORED;

CREATE INDEX "product_shop_words" ON "product" USING gin ("words") WHERE "status" = 'published' AND "removed_at" IS NULL;
CREATE INDEX "product_shop_newest" ON "product" ("published_at" DESC, "id" DESC) INCLUDE ("marks")
  WHERE "status" = 'published' AND "removed_at" IS NULL;
CREATE INDEX "product_shop_popular" ON "product" ("sales_count", "id") INCLUDE ("marks")
  WHERE "status" = 'published' AND "removed_at" IS NULL;
CREATE INDEX "product_shop_rating" ON "product" ("rating", "rating_count", "id") INCLUDE ("marks")
  WHERE "status" = 'published' AND "removed_at" IS NULL;
-- What costs something begins where what is free ends.
CREATE INDEX "product_shop_price" ON "product" ("is_free" DESC, "sale_price", "id") INCLUDE ("marks")
  WHERE "status" = 'published' AND "removed_at" IS NULL;
CREATE INDEX "product_shop_title" ON "product" ("title", "id") INCLUDE ("marks")
  WHERE "status" = 'published' AND "removed_at" IS NULL;

-- How many products of the shop have a word.
CREATE TABLE "shop_word" (
    "word" TEXT COLLATE "C" NOT NULL,
    "count" INTEGER NOT NULL,

    CONSTRAINT "shop_word_pkey" PRIMARY KEY ("word")
);
CREATE FUNCTION count_shop_words() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  gone tsvector[] := '{}';
  come tsvector[] := '{}';
BEGIN
  IF TG_OP = 'UPDATE' THEN
    SELECT array_agg(o.words) FILTER (WHERE o.status = 'published' AND o.removed_at IS NULL),
      array_agg(n.words) FILTER (WHERE n.status = 'published' AND n.removed_at IS NULL) INTO gone, come
    FROM old_products o JOIN new_products n USING (id)
    WHERE (o.status, o.removed_at, o.words) IS DISTINCT FROM (n.status, n.removed_at, n.words);
  ELSIF TG_OP = 'INSERT' THEN
    SELECT array_agg(n.words) INTO come FROM new_products n WHERE n.status = 'published' AND n.removed_at IS NULL;
  ELSE
    SELECT array_agg(o.words) INTO gone FROM old_products o WHERE o.status = 'published' AND o.removed_at IS NULL;
  END IF;
  IF gone IS NULL AND come IS NULL THEN RETURN NULL; END IF;
  -- In the order of the words, so that two who publish wait for each other instead of locking each other out.
  INSERT INTO shop_word AS w (word, count)
  SELECT word, sum(change) FROM (
    SELECT unnest(tsvector_to_array(words)) AS word, 1 AS change FROM unnest(come) words
    UNION ALL SELECT unnest(tsvector_to_array(words)), -1 FROM unnest(gone) words
  ) changes GROUP BY word HAVING sum(change) <> 0 ORDER BY word COLLATE "C"
  ON CONFLICT (word) DO UPDATE SET count = w.count + excluded.count;
  IF gone IS NOT NULL THEN
    DELETE FROM shop_word WHERE count = 0
      AND word IN (SELECT unnest(tsvector_to_array(words)) FROM unnest(gone) words);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER product_words_come AFTER INSERT ON product
  REFERENCING NEW TABLE AS new_products FOR EACH STATEMENT EXECUTE FUNCTION count_shop_words();
CREATE TRIGGER product_words_change AFTER UPDATE ON product
  REFERENCING OLD TABLE AS old_products NEW TABLE AS new_products FOR EACH STATEMENT EXECUTE FUNCTION count_shop_words();
CREATE TRIGGER product_words_go AFTER DELETE ON product
  REFERENCING OLD TABLE AS old_products FOR EACH STATEMENT EXECUTE FUNCTION count_shop_words();
INSERT INTO shop_word SELECT word, count(*) FROM product, unnest(tsvector_to_array(words)) word
  WHERE status = 'published' AND removed_at IS NULL GROUP BY word;

-- Words as a query, with ` & ` or ` | ` between them.
CREATE FUNCTION shop_terms(p_words text[], p_between text) RETURNS tsquery LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(string_agg('''' || regexp_replace(word, '[''\\]', '\&\&', 'g') || '''', p_between), '')::tsquery
  FROM unnest(p_words) word
$$;
-- What a person looks for, among what was chosen (`=language=9`): whole words, or where one of them is nowhere or
-- `p_begins` says so, their beginnings. No row: nothing has these words.
--   query   what a product has to match
--   narrow  what of it an index finds cheaply: without beginnings of very many words
--   marks   the bits of the words that all of it has to have
--   hits    how many products that may be, if words are spread evenly; `total` is what the shop has
CREATE FUNCTION shop_search(p_text text, p_chosen text[], p_begins boolean)
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
DROP FUNCTION shop_query(text, boolean);
