-- empty_cart: removes a product from the cart of the learner who bought it.
--
-- Updates       cart_item
-- Locks         the row that it deletes
CREATE OR REPLACE FUNCTION empty_cart() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM cart_item WHERE learner_id = NEW.buyer_id AND product_id = NEW.product_id;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER purchase_leaves_cart AFTER INSERT ON purchase FOR EACH ROW EXECUTE FUNCTION empty_cart();
