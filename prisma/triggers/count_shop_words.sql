-- count_shop_words: maintains the number of products in the shop that contain each word, for shop_search.
--
-- Updates       shop_word
-- Locks         the words in order, so that of two concurrent publications one waits for the other instead of
--               deadlocking
CREATE OR REPLACE FUNCTION count_shop_words() RETURNS trigger LANGUAGE plpgsql AS $$
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

CREATE OR REPLACE TRIGGER product_words_come AFTER INSERT ON product
  REFERENCING NEW TABLE AS new_products FOR EACH STATEMENT EXECUTE FUNCTION count_shop_words();

CREATE OR REPLACE TRIGGER product_words_change AFTER UPDATE ON product
  REFERENCING OLD TABLE AS old_products NEW TABLE AS new_products
  FOR EACH STATEMENT EXECUTE FUNCTION count_shop_words();

CREATE OR REPLACE TRIGGER product_words_go AFTER DELETE ON product
  REFERENCING OLD TABLE AS old_products FOR EACH STATEMENT EXECUTE FUNCTION count_shop_words();
