-- Of what is personal, the audit log tells the names only: it outlives the people. Who it was stands in target_id.
UPDATE audit_entry SET detail = detail - 'email'
WHERE action IN ('learner.make_admin', 'learner.promote') AND detail ? 'email';
