-- What the shop lists, sorts and finds by.

-- The words of a title as they are looked for: small, without accents and signs, and each letter of scripts without spaces
-- by itself.
CREATE FUNCTION shop_words(p_text text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT regexp_replace(regexp_replace(
    regexp_replace(normalize(lower(p_text), NFKD), '[\u0300-\u036f\u064b-\u065f\u0670\u05b0-\u05c7]', '', 'g'),
    '[\u0021-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u2000-\u206f\u3000-\u303f]', ' ', 'g'),
    '([\u0e00-\u0e7f\u3040-\u30ff\u3400-\u9fff])', ' \1 ', 'g')
$$;

ALTER TABLE "product"
  ADD COLUMN "rating" REAL NOT NULL GENERATED ALWAYS AS
    (CASE WHEN "rating_count" = 0 THEN 0 ELSE "rating_sum"::real / "rating_count" END) STORED,
  ADD COLUMN "words" TSVECTOR GENERATED ALWAYS AS
    (to_tsvector('simple'::regconfig, shop_words("title" || ' ' || "author" || ' ' || "category"))) STORED;

CREATE INDEX "product_shop_newest" ON "product" ("published_at" DESC, "id" DESC)
  WHERE "status" = 'published' AND "removed_at" IS NULL;
CREATE INDEX "product_shop_newest_of_language" ON "product" ("language", "published_at" DESC, "id" DESC)
  WHERE "status" = 'published' AND "removed_at" IS NULL;
CREATE INDEX "product_shop_popular" ON "product" ("sales_count", "id")
  WHERE "status" = 'published' AND "removed_at" IS NULL;
CREATE INDEX "product_shop_rating" ON "product" ("rating", "rating_count", "id")
  WHERE "status" = 'published' AND "removed_at" IS NULL;
CREATE INDEX "product_shop_price" ON "product" ("sale_price", "id")
  WHERE "status" = 'published' AND "removed_at" IS NULL;
CREATE INDEX "product_shop_title" ON "product" ("title", "id")
  WHERE "status" = 'published' AND "removed_at" IS NULL;
-- For choices that few products meet: what they are sorted by stands in the index.
CREATE INDEX "product_shop_choice" ON "product" ("language", "category", "difficulty", "kind", "is_free")
  INCLUDE ("id", "published_at", "sales_count", "rating", "rating_count", "sale_price", "title")
  WHERE "status" = 'published' AND "removed_at" IS NULL;
CREATE INDEX "product_shop_words" ON "product" USING gin ("words")
  WHERE "status" = 'published' AND "removed_at" IS NULL;

-- How many products the shop has of each kind that can be chosen, so that a list never counts its rows.
CREATE TABLE "shop_count" (
    "language" SMALLINT NOT NULL,
    "kind" "product_kind" NOT NULL,
    "difficulty" "difficulty" NOT NULL,
    "category" TEXT NOT NULL,
    "is_free" BOOLEAN NOT NULL,
    "count" INTEGER NOT NULL,

    CONSTRAINT "shop_count_pkey" PRIMARY KEY ("language", "kind", "difficulty", "category", "is_free")
);
CREATE FUNCTION count_in_shop(p product, p_by integer) RETURNS void LANGUAGE sql AS $$
  INSERT INTO shop_count AS c (language, kind, difficulty, category, is_free, count)
  VALUES (p.language, p.kind, p.difficulty, p.category, p.is_free, p_by)
  ON CONFLICT (language, kind, difficulty, category, is_free) DO UPDATE SET count = c.count + p_by
$$;
CREATE FUNCTION keep_shop_count() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.status = 'published' AND OLD.removed_at IS NULL THEN PERFORM count_in_shop(OLD, -1); END IF;
  IF TG_OP <> 'DELETE' AND NEW.status = 'published' AND NEW.removed_at IS NULL THEN PERFORM count_in_shop(NEW, 1); END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER product_counted AFTER INSERT OR DELETE ON product FOR EACH ROW EXECUTE FUNCTION keep_shop_count();
CREATE TRIGGER product_recounted AFTER UPDATE ON product FOR EACH ROW
  WHEN ((OLD.status, OLD.removed_at, OLD.language, OLD.kind, OLD.difficulty, OLD.category, OLD.is_free)
    IS DISTINCT FROM (NEW.status, NEW.removed_at, NEW.language, NEW.kind, NEW.difficulty, NEW.category, NEW.is_free))
  EXECUTE FUNCTION keep_shop_count();
INSERT INTO shop_count SELECT language, kind, difficulty, category, is_free, count(*) FROM product
  WHERE status = 'published' AND removed_at IS NULL GROUP BY 1, 2, 3, 4, 5;

-- What a person looks for, as a query: all of its words, each of them as a beginning; letters of scripts without spaces
-- have to follow each other. NULL when there is nothing to look for.
CREATE FUNCTION shop_query(p_text text) RETURNS tsquery LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT to_tsquery('simple'::regconfig, string_agg(part, ' & ')) FROM (
    SELECT (SELECT string_agg(piece, ' <-> ' ORDER BY place) || ':*'
      FROM regexp_split_to_table(trim(shop_words(token)), '\s+') WITH ORDINALITY AS pieces (piece, place) WHERE piece <> '') AS part
    FROM regexp_split_to_table(left(p_text, 200), '\s+') WITH ORDINALITY AS tokens (token, at)
    ORDER BY at LIMIT 8
  ) parts WHERE part IS NOT NULL
$$;

-- What was bought leaves the cart.
CREATE FUNCTION empty_cart() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM cart_item WHERE learner_id = NEW.buyer_id AND product_id = NEW.product_id;
  RETURN NULL;
END $$;
CREATE TRIGGER purchase_leaves_cart AFTER INSERT ON purchase FOR EACH ROW EXECUTE FUNCTION empty_cart();
