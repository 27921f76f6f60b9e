-- protect_audit_entries: refuses to change or delete entries of the audit log. Only the link to an actor's account may
-- be removed, when the account is deleted. A restore isn't affected, because it truncates the table.
--
-- Updates       nothing
-- Locks         nothing
CREATE OR REPLACE FUNCTION protect_audit_entries() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.actor_id IS NULL AND to_jsonb(NEW) - 'actor_id' = to_jsonb(OLD) - 'actor_id' THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'Entries of the audit log are final' USING ERRCODE = 'restrict_violation';
END $$;

CREATE OR REPLACE TRIGGER audit_entry_final BEFORE UPDATE OR DELETE ON audit_entry
  FOR EACH ROW EXECUTE FUNCTION protect_audit_entries();
