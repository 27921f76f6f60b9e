-- lock_learner: blocks other changes to this learner's words and counts until the end of the transaction.
--
-- All functions that change words or activity take this lock first, so changes by one learner run one after another and
-- never deadlock. A transaction that locks several learners does so in the order of their IDs. A transaction that has
-- locked a document's row, or a tag FOR KEY SHARE, may take this lock. A transaction that holds this lock must not wait
-- for a document, nor for a tag FOR UPDATE.
--
-- Locks         the learner (an advisory lock)
-- Callers       all functions that change words or activity; apps/api: features/words, features/tags, features/goals,
--               features/account-archive, domain/accounts (deletion)
CREATE OR REPLACE FUNCTION lock_learner(p_learner uuid) RETURNS void LANGUAGE sql AS $$
  SELECT pg_advisory_xact_lock(hashtextextended(p_learner::text, 7))
$$;
