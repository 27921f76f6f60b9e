-- plan_reminders_anew: makes the worker reschedule a learner's reminders when the settings, the hour or the time zone
-- change.
--
-- Updates       reminder
-- Locks         the learner's reminders
CREATE OR REPLACE FUNCTION plan_reminders_anew() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO reminder (learner_id, kind, is_on)
  SELECT NEW.id, kind, is_on FROM (VALUES
    ('daily', coalesce((NEW.settings->>'dailyReminder')::boolean, false)),
    ('weekly', coalesce((NEW.settings->>'weeklyProgress')::boolean, false))) AS setting(kind, is_on)
  WHERE is_on OR EXISTS (SELECT FROM reminder r WHERE r.learner_id = NEW.id AND r.kind = setting.kind)
  ON CONFLICT (learner_id, kind) DO UPDATE SET is_on = excluded.is_on, next_at = NULL;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER learner_reminders AFTER UPDATE OF settings, time_zone ON learner
  FOR EACH ROW WHEN (
    (OLD.time_zone, OLD.settings->'dailyReminder', OLD.settings->'reminderHour', OLD.settings->'weeklyProgress',
      OLD.settings->'weeklyProgressDay') IS DISTINCT FROM
    (NEW.time_zone, NEW.settings->'dailyReminder', NEW.settings->'reminderHour', NEW.settings->'weeklyProgress',
      NEW.settings->'weeklyProgressDay'))
  EXECUTE FUNCTION plan_reminders_anew();
