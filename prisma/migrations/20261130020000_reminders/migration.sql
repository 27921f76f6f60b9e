-- Mails that remind people of their learning, or tell them of their week, at an hour of their own clocks.
CREATE TABLE "reminder" (
    "learner_id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "is_on" BOOLEAN NOT NULL,
    "next_at" TIMESTAMPTZ,
    "told_on" DATE,

    CONSTRAINT "reminder_pkey" PRIMARY KEY ("learner_id","kind")
);
ALTER TABLE "reminder" ADD CONSTRAINT "reminder_learner_id_fkey" FOREIGN KEY ("learner_id") REFERENCES "learner"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- By which the worker finds what is due, and what has to be planned, however many learners there are.
CREATE INDEX "reminder_by_time" ON "reminder" ("next_at") WHERE "is_on";

-- The first moment after another at which a learner wants to be told, on a day (or in a week) on which they were not yet.
-- An hour that clocks skip comes when they have skipped it; of one that comes twice it is the second.
-- The defaults are the contract's.
CREATE FUNCTION next_reminder(p_kind text, p_settings jsonb, p_zone text, p_after timestamptz, p_told date)
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

-- Whoever changes what they want to be told, the hour or the time zone is planned anew by the worker.
CREATE FUNCTION plan_reminders_anew() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO reminder (learner_id, kind, is_on)
  SELECT NEW.id, kind, is_on FROM (VALUES
    ('daily', coalesce((NEW.settings->>'dailyReminder')::boolean, false)),
    ('weekly', coalesce((NEW.settings->>'weeklyProgress')::boolean, false))) AS wanted(kind, is_on)
  WHERE is_on OR EXISTS (SELECT FROM reminder r WHERE r.learner_id = NEW.id AND r.kind = wanted.kind)
  ON CONFLICT (learner_id, kind) DO UPDATE SET is_on = excluded.is_on, next_at = NULL;
  RETURN NULL;
END
$$;
CREATE TRIGGER learner_reminders AFTER UPDATE OF settings, time_zone ON learner
  FOR EACH ROW WHEN (
    (OLD.time_zone, OLD.settings->'dailyReminder', OLD.settings->'reminderHour', OLD.settings->'weeklyProgress',
      OLD.settings->'weeklyProgressDay') IS DISTINCT FROM
    (NEW.time_zone, NEW.settings->'dailyReminder', NEW.settings->'reminderHour', NEW.settings->'weeklyProgress',
      NEW.settings->'weeklyProgressDay'))
  EXECUTE FUNCTION plan_reminders_anew();
