-- next_reminder: returns when to remind a learner next: the first time after p_after that is on a day (or in a week)
-- without a reminder so far. The defaults are the contract's.
--
-- If the clocks skip the hour, the reminder comes right after the skipped hour; if they repeat it, in the second one.
--
-- Locks         none
-- Callers       apps/api: features/reminders
CREATE OR REPLACE FUNCTION next_reminder(p_kind text, p_settings jsonb, p_zone text, p_after timestamptz, p_told date)
RETURNS timestamptz LANGUAGE sql STABLE AS $$
  SELECT moment FROM (
    SELECT day, (day + make_time(coalesce((p_settings->>'reminderHour')::integer, 19), 0, 0)) AT TIME ZONE p_zone AS moment
    FROM (SELECT (p_after AT TIME ZONE p_zone)::date + n AS day FROM generate_series(0, 15) AS n) days
  ) moments
  WHERE moment > p_after AND CASE p_kind
    WHEN 'daily' THEN p_told IS NULL OR day > p_told
    ELSE extract(isodow FROM day) = coalesce((p_settings->>'weeklyProgressDay')::integer, 1)
      AND (p_told IS NULL OR date_trunc('week', day) > date_trunc('week', p_told)) END
  ORDER BY day LIMIT 1
$$;
