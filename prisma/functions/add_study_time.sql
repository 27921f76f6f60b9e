-- add_study_time: counts the last p_seconds seconds of study, except those that were already counted, for example
-- because another window reported them. Seconds count on the day on which they passed, so a span across midnight is
-- split between two days.
--
-- Returns       the number of seconds counted
-- Updates       study_clock, and what add_activity updates
-- Locks         the learner (lock_learner)
-- Callers       apps/api: features/activity (heartbeats)
CREATE OR REPLACE FUNCTION add_study_time(
  p_learner uuid, p_language smallint, p_now timestamptz, p_kind text, p_source uuid, p_title text, p_seconds integer
) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  v_from timestamptz;
  v_until timestamptz;
  v_day date;
  v_before date;
  v_counted integer;
  v_late integer;
BEGIN
  PERFORM lock_learner(p_learner);
  SELECT greatest(counted_until, p_now - make_interval(secs => p_seconds)) INTO v_from
  FROM study_clock WHERE learner_id = p_learner;
  v_from := coalesce(v_from, p_now - make_interval(secs => p_seconds));
  v_counted := greatest(floor(extract(epoch FROM p_now - v_from))::integer, 0);
  IF v_counted = 0 THEN RETURN 0; END IF;
  -- A fraction of a second is left for the next call.
  v_until := v_from + make_interval(secs => v_counted);
  INSERT INTO study_clock (learner_id, counted_until) VALUES (p_learner, v_until)
  ON CONFLICT (learner_id) DO UPDATE SET counted_until = excluded.counted_until;
  v_day := local_day(p_learner, v_until);
  v_before := local_day(p_learner, v_from);
  v_late := v_counted;
  IF v_before < v_day THEN
    v_late := least(v_counted, greatest(0, ceil(extract(epoch FROM
      v_until - v_day::timestamp AT TIME ZONE local_zone(p_learner, v_until)))::integer));
  END IF;
  IF v_late > 0 THEN
    PERFORM add_activity(p_learner, p_language, v_day, p_now, p_kind, p_source, p_title, v_late);
  END IF;
  IF v_late < v_counted THEN
    PERFORM add_activity(p_learner, p_language, v_before, v_from, p_kind, p_source, p_title, v_counted - v_late);
  END IF;
  RETURN v_counted;
END
$$;
