-- What costs something begins where what is free ends.
DROP INDEX "product_shop_price";
CREATE INDEX "product_shop_price" ON "product" ("is_free" DESC, "sale_price", "id")
  WHERE "status" = 'published' AND "removed_at" IS NULL;

-- What can be chosen stands among the words, so that a search within a choice reads only what fits both. No word that is
-- written begins with the sign before it.
ALTER TABLE "product" DROP COLUMN "words";
ALTER TABLE "product" ADD COLUMN "words" TSVECTOR GENERATED ALWAYS AS (
  to_tsvector('simple'::regconfig, shop_words("title" || ' ' || "author" || ' ' || "category")) || array_to_tsvector(ARRAY[
    '=language=' || "language",
    '=category=' || "category",
    CASE "kind" WHEN 'text' THEN '=type=text' WHEN 'video' THEN '=type=video' WHEN 'audio' THEN '=type=audio' ELSE '=type=bundle' END,
    CASE "difficulty" WHEN 'beginner' THEN '=difficulty=beginner' WHEN 'intermediate' THEN '=difficulty=intermediate'
      ELSE '=difficulty=advanced' END,
    CASE WHEN "is_free" THEN '=free=true' ELSE '=free=false' END
  ])) STORED;
CREATE INDEX "product_shop_words" ON "product" USING gin ("words")
  WHERE "status" = 'published' AND "removed_at" IS NULL;

-- The words that a person looks for. The last one may still be written, so it is a beginning; `p_begins` makes all of them
-- beginnings, which finds more and reads more.
DROP FUNCTION shop_query(text);
CREATE FUNCTION shop_query(p_text text, p_begins boolean) RETURNS tsquery LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT to_tsquery('simple'::regconfig, string_agg(part || CASE WHEN p_begins OR at = last THEN ':*' ELSE '' END, ' & '))
  FROM (
    SELECT at, max(at) OVER () AS last, part FROM (
      SELECT at, (SELECT string_agg(piece, ' <-> ' ORDER BY place)
        FROM regexp_split_to_table(trim(shop_words(token)), '\s+') WITH ORDINALITY AS pieces (piece, place) WHERE piece <> '') AS part
      FROM regexp_split_to_table(trim(left(p_text, 200)), '\s+') WITH ORDINALITY AS tokens (token, at)
      ORDER BY at LIMIT 8
    ) cut WHERE part IS NOT NULL
  ) parts
$$;
