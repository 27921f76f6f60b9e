-- count_product_tags: counts tag uses when tags are added to or removed from products. Removed products don't count.
--
-- Updates       tag_use (new rows, so that transactions don't wait for each other's counts)
-- Locks         none
CREATE OR REPLACE FUNCTION count_product_tags() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO tag_use (owner_id, tag_id, language, kind, count, used_at)
  SELECT g.owner_id, g.id, p.language, 'ebook', CASE TG_OP WHEN 'INSERT' THEN count(*) ELSE -count(*) END,
    CASE TG_OP WHEN 'INSERT' THEN now() END
  FROM changed c JOIN tag g ON g.id = c.tag_id JOIN learner l ON l.id = g.owner_id
  JOIN product p ON p.id = c.product_id AND p.removed_at IS NULL
  GROUP BY g.owner_id, g.id, p.language;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER product_tags_counted AFTER INSERT ON product_tag
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_product_tags();

CREATE OR REPLACE TRIGGER product_tags_discounted AFTER DELETE ON product_tag
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_product_tags();
