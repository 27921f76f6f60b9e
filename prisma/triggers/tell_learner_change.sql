-- tell_learner_change: notifies the servers, which cache sessions, that a session or its learner changed. Listeners:
-- apps/api http/session-cache.
--
-- Locks         none
CREATE OR REPLACE FUNCTION tell_learner_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'learner' THEN PERFORM pg_notify('learner_change', OLD.id::text);
  ELSE PERFORM pg_notify('learner_change', OLD.learner_id::text);
  END IF;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER session_change AFTER UPDATE OR DELETE ON session
  FOR EACH ROW EXECUTE FUNCTION tell_learner_change();

-- Without points, which change with every word and are not part of a session.
CREATE OR REPLACE TRIGGER learner_change AFTER UPDATE OF email, username, first_name, last_name, account_type,
    is_superuser, is_staff, can_manage_content, pinned_level, subscription_type, current_language, selected_languages, ui_language,
    time_zone, is_active, has_second_factor, second_factor_asked_at, email_verified_at ON learner
  FOR EACH ROW EXECUTE FUNCTION tell_learner_change();
