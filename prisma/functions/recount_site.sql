-- recount_site: compares the site metrics with a recount and corrects those that differ, in one statement, so that a
-- concurrent change is in both or in neither.
--
-- Returns       the number of metrics that differed
-- Updates       site_change
-- Locks         an advisory lock of its own, so that the second of two concurrent recounts sees the first one's
--               corrections
-- Callers       apps/api: features/metrics (nightly)
CREATE OR REPLACE FUNCTION recount_site() RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  v_wrong integer;
BEGIN
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
