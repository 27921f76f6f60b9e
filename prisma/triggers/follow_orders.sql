-- follow_orders: records completed orders in the site metrics.
--
-- Updates       site_change
-- Locks         none
CREATE OR REPLACE FUNCTION follow_orders() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.completed_at IS NOT NULL THEN
    INSERT INTO site_change (figure, part, day, amount)
    VALUES ('orders', OLD.currency, (OLD.completed_at AT TIME ZONE 'UTC')::date, -1);
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.completed_at IS NOT NULL THEN
    INSERT INTO site_change (figure, part, day, amount)
    VALUES ('orders', NEW.currency, (NEW.completed_at AT TIME ZONE 'UTC')::date, 1);
  END IF;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER order_counted AFTER INSERT OR DELETE ON shop_order
  FOR EACH ROW EXECUTE FUNCTION follow_orders();

CREATE OR REPLACE TRIGGER order_counted_anew AFTER UPDATE OF completed_at ON shop_order FOR EACH ROW
  WHEN (OLD.completed_at IS DISTINCT FROM NEW.completed_at) EXECUTE FUNCTION follow_orders();
