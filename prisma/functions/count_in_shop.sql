-- count_in_shop: adds p_by to the number of products in the shop with the same filter values as this product.
--
-- Updates       shop_count
-- Locks         the row of these values
-- Callers       keep_shop_count
CREATE OR REPLACE FUNCTION count_in_shop(p product, p_by integer) RETURNS void LANGUAGE sql AS $$
  INSERT INTO shop_count AS c (language, kind, difficulty, category, is_free, count)
  VALUES (p.language, p.kind, p.difficulty, p.category, p.is_free, p_by)
  ON CONFLICT (language, kind, difficulty, category, is_free) DO UPDATE SET count = c.count + p_by
$$;
