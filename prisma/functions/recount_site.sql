-- Compares the figures with a recount, mends what differs and answers how many did. In one statement, so that what
-- changes meanwhile is in both or in neither.
CREATE OR REPLACE FUNCTION recount_site() RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  v_wrong integer;
BEGIN
  -- Of two at once the second must see what the first has mended.
  PERFORM pg_advisory_xact_lock(hashtext('recount_site'));
  INSERT INTO site_change (figure, part, day, amount)
  SELECT figure, part, day, sum(amount) FROM (
    SELECT figure, part, day, amount FROM expected_site_figures()
    UNION ALL SELECT figure, part, day, -amount FROM site_figure WHERE figure NOT LIKE 'task\_%'
    UNION ALL SELECT figure, part, day, -amount FROM site_change WHERE figure NOT LIKE 'task\_%'
  ) both_ways GROUP BY 1, 2, 3 HAVING sum(amount) <> 0;
  GET DIAGNOSTICS v_wrong = ROW_COUNT;
  RETURN v_wrong;
END
$$;
