-- keep_shop_count: maintains the numbers of products in the shop by language, kind, difficulty, category and price.
--
-- Updates       shop_count
-- Locks         the counts of these values
CREATE OR REPLACE FUNCTION keep_shop_count() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.status = 'published' AND OLD.removed_at IS NULL THEN PERFORM count_in_shop(OLD, -1); END IF;
  IF TG_OP <> 'DELETE' AND NEW.status = 'published' AND NEW.removed_at IS NULL THEN PERFORM count_in_shop(NEW, 1); END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER product_counted AFTER INSERT OR DELETE ON product
  FOR EACH ROW EXECUTE FUNCTION keep_shop_count();

CREATE OR REPLACE TRIGGER product_recounted AFTER UPDATE ON product FOR EACH ROW
  WHEN ((OLD.status, OLD.removed_at, OLD.language, OLD.kind, OLD.difficulty, OLD.category, OLD.is_free)
    IS DISTINCT FROM (NEW.status, NEW.removed_at, NEW.language, NEW.kind, NEW.difficulty, NEW.category, NEW.is_free))
  EXECUTE FUNCTION keep_shop_count();
