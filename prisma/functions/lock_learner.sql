CREATE OR REPLACE FUNCTION lock_learner(p_learner uuid) RETURNS void LANGUAGE sql AS $$
  SELECT pg_advisory_xact_lock(hashtextextended(p_learner::text, 7))
$$;
