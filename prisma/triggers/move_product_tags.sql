-- move_product_tags: updates the use counts of a product's tags when it is removed, restored or deleted, or changes its
-- language.
--
-- Updates       tag_use (new rows, so that transactions don't wait for each other's counts)
-- Locks         none
CREATE OR REPLACE FUNCTION move_product_tags() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.removed_at IS NULL THEN
    INSERT INTO tag_use (owner_id, tag_id, language, kind, count)
    SELECT g.owner_id, g.id, OLD.language, 'ebook', -1
    FROM product_tag c JOIN tag g ON g.id = c.tag_id JOIN learner l ON l.id = g.owner_id WHERE c.product_id = OLD.id;
  END IF;
  IF TG_OP = 'DELETE' THEN RETURN OLD; END IF;
  IF NEW.removed_at IS NULL THEN
    INSERT INTO tag_use (owner_id, tag_id, language, kind, count)
    SELECT g.owner_id, g.id, NEW.language, 'ebook', 1
    FROM product_tag c JOIN tag g ON g.id = c.tag_id JOIN learner l ON l.id = g.owner_id WHERE c.product_id = NEW.id;
  END IF;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER product_tags_moved AFTER UPDATE OF language, removed_at ON product
  FOR EACH ROW WHEN ((OLD.language, OLD.removed_at IS NULL) IS DISTINCT FROM (NEW.language, NEW.removed_at IS NULL))
  EXECUTE FUNCTION move_product_tags();

CREATE OR REPLACE TRIGGER product_tags_gone BEFORE DELETE ON product
  FOR EACH ROW WHEN (OLD.removed_at IS NULL) EXECUTE FUNCTION move_product_tags();
