-- follow_ledger: records the ledger's payments and refunds in the site metrics.
--
-- Updates       site_change
-- Locks         none
CREATE OR REPLACE FUNCTION follow_ledger() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  v_entry ledger_entry := CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
BEGIN
  IF v_entry.account = 'cash' AND v_entry.amount <> 0 THEN
    INSERT INTO site_change (figure, part, day, amount)
    VALUES (CASE WHEN v_entry.amount > 0 THEN 'paid' ELSE 'refunded' END, v_entry.currency,
      (v_entry.created_at AT TIME ZONE 'UTC')::date,
      abs(v_entry.amount) * CASE TG_OP WHEN 'DELETE' THEN -1 ELSE 1 END);
  END IF;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER ledger_followed AFTER INSERT OR DELETE ON ledger_entry
  FOR EACH ROW EXECUTE FUNCTION follow_ledger();
