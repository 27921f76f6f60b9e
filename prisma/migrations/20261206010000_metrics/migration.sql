-- CreateTable
CREATE TABLE "site_figure" (
    "figure" TEXT NOT NULL,
    "part" TEXT NOT NULL DEFAULT '',
    "day" DATE NOT NULL,
    "amount" BIGINT NOT NULL,

    CONSTRAINT "site_figure_pkey" PRIMARY KEY ("figure","part","day")
);

-- CreateTable
CREATE TABLE "site_change" (
    "id" BIGSERIAL NOT NULL,
    "figure" TEXT NOT NULL,
    "part" TEXT NOT NULL DEFAULT '',
    "day" DATE NOT NULL,
    "amount" BIGINT NOT NULL,

    CONSTRAINT "site_change_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "site_stock" (
    "figure" TEXT NOT NULL,
    "part" TEXT NOT NULL DEFAULT '',
    "day" DATE NOT NULL,
    "amount" BIGINT NOT NULL,
    "measured_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "site_stock_pkey" PRIMARY KEY ("figure","part","day")
);

-- CreateIndex
CREATE INDEX "site_stock_day_idx" ON "site_stock"("day");

-- CreateIndex
CREATE INDEX "audit_entry_actor_id_created_at_id_idx" ON "audit_entry"("actor_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "audit_entry_action_created_at_id_idx" ON "audit_entry"("action", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "audit_entry_target_kind_created_at_id_idx" ON "audit_entry"("target_kind", "created_at" DESC, "id" DESC);

-- DropIndex
DROP INDEX "audit_entry_target_kind_target_id_idx";

-- CreateIndex
CREATE INDEX "audit_entry_target_id_created_at_id_idx" ON "audit_entry"("target_id", "created_at" DESC, "id" DESC);

-- What a search looks through: who, why, and what it was called.
CREATE INDEX "audit_entry_words" ON "audit_entry"
  USING gin ((actor_name || ' ' || reason || ' ' || coalesce(detail->>'title', '')) gin_trgm_ops);

-- Figures of the whole site follow the rows that they are sums of: each change of those writes what it moved, and the
-- sum of all that was written is the figure. Whoever learns waits for nobody; the upkeep folds the changes.

-- What a day of somebody's learning adds to which figures.
CREATE FUNCTION day_figures(d activity_day) RETURNS TABLE (figure text, amount bigint) LANGUAGE sql IMMUTABLE AS $$
  SELECT f.* FROM (VALUES
    ('words_read', d.words_read::bigint), ('pages_read', d.pages_read), ('texts_read', d.texts_read),
    ('videos_watched', d.videos_watched), ('reading_seconds', d.reading_seconds),
    ('video_seconds', d.video_seconds), ('words_seconds', d.words_seconds), ('words_started', d.words_started),
    ('words_known', d.words_known), ('reviews', d.reviews)
  ) f(figure, amount) WHERE f.amount <> 0
$$;

CREATE FUNCTION follow_activity_days() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO site_change (figure, day, amount)
    SELECT f.figure, d.day, sum(f.amount) FROM after_change d, LATERAL day_figures(d) f GROUP BY 1, 2;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO site_change (figure, day, amount)
    SELECT f.figure, d.day, -sum(f.amount) FROM before_change d, LATERAL day_figures(d) f GROUP BY 1, 2;
  ELSE
    INSERT INTO site_change (figure, day, amount)
    SELECT figure, day, sum(amount) FROM (
      SELECT f.figure, d.day, f.amount FROM after_change d, LATERAL day_figures(d) f
      UNION ALL SELECT f.figure, d.day, -f.amount FROM before_change d, LATERAL day_figures(d) f
    ) moved GROUP BY 1, 2 HAVING sum(amount) <> 0;
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER activity_days_added AFTER INSERT ON activity_day
  REFERENCING NEW TABLE AS after_change FOR EACH STATEMENT EXECUTE FUNCTION follow_activity_days();
CREATE TRIGGER activity_days_changed AFTER UPDATE ON activity_day
  REFERENCING OLD TABLE AS before_change NEW TABLE AS after_change FOR EACH STATEMENT EXECUTE FUNCTION follow_activity_days();
CREATE TRIGGER activity_days_removed AFTER DELETE ON activity_day
  REFERENCING OLD TABLE AS before_change FOR EACH STATEMENT EXECUTE FUNCTION follow_activity_days();

-- A learner is active within 1, 7 or 30 days of each day from the first of a streak to so many after its last, or until
-- the next streak begins: these stretches never overlap, so their beginnings less their ends, added up to a day, are
-- how many different learners were active. By weeks the same for those who joined in one week, which is retention.
CREATE FUNCTION active_stretches(p_first date, p_last date, p_next date, p_cohort date)
RETURNS TABLE (figure text, part text, day date, amount bigint) LANGUAGE sql IMMUTABLE AS $$
  SELECT 'active_' || n, '', s.day, s.amount FROM (VALUES (1), (7), (30)) windows(n),
    LATERAL (VALUES (p_first, 1), (least(p_last + n, p_next), -1)) s(day, amount)
  UNION ALL
  SELECT 'retained', p_cohort::text, s.day, s.amount FROM (VALUES
    (greatest(date_trunc('week', p_first::timestamp)::date, p_cohort), 1),
    (greatest(least(date_trunc('week', p_last::timestamp)::date + 7, date_trunc('week', p_next::timestamp)::date), p_cohort), -1)
  ) s(day, amount)
$$;

-- The week in which an account was made.
CREATE FUNCTION cohort_of(p_created timestamptz) RETURNS date LANGUAGE sql IMMUTABLE AS $$
  SELECT date_trunc('week', p_created AT TIME ZONE 'UTC')::date
$$;

-- Before each row, so that of several that go at once each sees which are left.
CREATE FUNCTION follow_streaks() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  v_changed streak := CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
  v_sign integer := CASE TG_OP WHEN 'DELETE' THEN -1 ELSE 1 END;
  v_cohort date := (SELECT cohort_of(created_at) FROM learner WHERE id = v_changed.learner_id);
  v_before streak;
  v_next date;
BEGIN
  SELECT * INTO v_before FROM streak WHERE learner_id = v_changed.learner_id AND first_day < v_changed.first_day
  ORDER BY first_day DESC LIMIT 1;
  SELECT first_day INTO v_next FROM streak WHERE learner_id = v_changed.learner_id AND first_day > v_changed.first_day
  ORDER BY first_day LIMIT 1;
  INSERT INTO site_change (figure, part, day, amount)
  SELECT figure, part, day, v_sign * sum(amount) FROM (
    SELECT * FROM active_stretches(v_changed.first_day, v_changed.last_day, v_next, v_cohort)
    UNION ALL
    SELECT * FROM active_stretches(v_before.first_day, v_before.last_day, v_changed.first_day, v_cohort)
    WHERE v_before.learner_id IS NOT NULL
    UNION ALL
    SELECT figure, part, day, -amount FROM active_stretches(v_before.first_day, v_before.last_day, v_next, v_cohort)
    WHERE v_before.learner_id IS NOT NULL
  ) moved GROUP BY 1, 2, 3 HAVING sum(amount) <> 0;
  RETURN v_changed;
END
$$;
CREATE TRIGGER streak_followed BEFORE INSERT OR DELETE ON streak FOR EACH ROW EXECUTE FUNCTION follow_streaks();

-- Its streaks go before an account, while it is known when that was made.
CREATE FUNCTION end_streaks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM streak WHERE learner_id = OLD.id;
  RETURN OLD;
END
$$;
CREATE TRIGGER streaks_end BEFORE DELETE ON learner FOR EACH ROW EXECUTE FUNCTION end_streaks();

CREATE FUNCTION follow_learners() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.account_type = 'learner' THEN
    INSERT INTO site_change (figure, day, amount) VALUES ('joined', (OLD.created_at AT TIME ZONE 'UTC')::date, -1);
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.account_type = 'learner' THEN
    INSERT INTO site_change (figure, day, amount) VALUES ('joined', (NEW.created_at AT TIME ZONE 'UTC')::date, 1);
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER learner_counted AFTER INSERT OR DELETE ON learner FOR EACH ROW EXECUTE FUNCTION follow_learners();
CREATE TRIGGER learner_counted_anew AFTER UPDATE OF account_type ON learner FOR EACH ROW
  WHEN (OLD.account_type <> NEW.account_type) EXECUTE FUNCTION follow_learners();

-- Money as the ledger has it: what came in, and what went back.
CREATE FUNCTION follow_ledger() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  v_entry ledger_entry := CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
BEGIN
  IF v_entry.account = 'cash' AND v_entry.amount <> 0 THEN
    INSERT INTO site_change (figure, part, day, amount)
    VALUES (CASE WHEN v_entry.amount > 0 THEN 'paid' ELSE 'refunded' END, v_entry.currency,
      (v_entry.created_at AT TIME ZONE 'UTC')::date,
      abs(v_entry.amount) * CASE TG_OP WHEN 'DELETE' THEN -1 ELSE 1 END);
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER ledger_followed AFTER INSERT OR DELETE ON ledger_entry FOR EACH ROW EXECUTE FUNCTION follow_ledger();

CREATE FUNCTION follow_orders() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.completed_at IS NOT NULL THEN
    INSERT INTO site_change (figure, part, day, amount)
    VALUES ('orders', OLD.currency, (OLD.completed_at AT TIME ZONE 'UTC')::date, -1);
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.completed_at IS NOT NULL THEN
    INSERT INTO site_change (figure, part, day, amount)
    VALUES ('orders', NEW.currency, (NEW.completed_at AT TIME ZONE 'UTC')::date, 1);
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER order_counted AFTER INSERT OR DELETE ON shop_order FOR EACH ROW EXECUTE FUNCTION follow_orders();
CREATE TRIGGER order_counted_anew AFTER UPDATE OF completed_at ON shop_order FOR EACH ROW
  WHEN (OLD.completed_at IS DISTINCT FROM NEW.completed_at) EXECUTE FUNCTION follow_orders();

-- Tasks are kept for 90 days, how they ended for ever.
CREATE FUNCTION follow_tasks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO site_change (figure, part, day, amount)
  VALUES ('task_' || lower(NEW.status::text), NEW.type,
    (coalesce(NEW.finished_at, clock_timestamp()) AT TIME ZONE 'UTC')::date, 1);
  RETURN NULL;
END
$$;
CREATE TRIGGER task_counted AFTER UPDATE OF status ON task FOR EACH ROW
  WHEN (OLD.status IN ('PENDING', 'STARTED') AND NEW.status NOT IN ('PENDING', 'STARTED'))
  EXECUTE FUNCTION follow_tasks();

-- Adds what was written since the last time to the figures. Answers how many changes there were.
CREATE FUNCTION fold_site_changes() RETURNS bigint LANGUAGE sql AS $$
  WITH gone AS (DELETE FROM site_change RETURNING figure, part, day, amount),
  folded AS (
    INSERT INTO site_figure AS s (figure, part, day, amount)
    SELECT figure, part, day, sum(amount) FROM gone GROUP BY 1, 2, 3 HAVING sum(amount) <> 0 ORDER BY 1, 2, 3
    ON CONFLICT (figure, part, day) DO UPDATE SET amount = s.amount + excluded.amount
  )
  SELECT count(*) FROM gone
$$;

-- The figures as they follow from what they are sums of, tasks excepted: reads everything.
CREATE FUNCTION expected_site_figures()
RETURNS TABLE (figure text, part text, day date, amount bigint) LANGUAGE sql STABLE AS $$
  SELECT f.figure, '', d.day, f.amount FROM activity_day d, LATERAL day_figures(d) f
  UNION ALL
  SELECT a.* FROM (
    SELECT s.first_day, s.last_day, lead(s.first_day) OVER (PARTITION BY s.learner_id ORDER BY s.first_day) AS next_day,
      cohort_of(l.created_at) AS cohort
    FROM streak s JOIN learner l ON l.id = s.learner_id
  ) s, LATERAL active_stretches(s.first_day, s.last_day, s.next_day, s.cohort) a
  UNION ALL
  SELECT 'joined', '', (created_at AT TIME ZONE 'UTC')::date, 1 FROM learner WHERE account_type = 'learner'
  UNION ALL
  SELECT CASE WHEN amount > 0 THEN 'paid' ELSE 'refunded' END, currency, (created_at AT TIME ZONE 'UTC')::date,
    abs(amount) FROM ledger_entry WHERE account = 'cash' AND amount <> 0
  UNION ALL
  SELECT 'orders', currency, (completed_at AT TIME ZONE 'UTC')::date, 1 FROM shop_order WHERE completed_at IS NOT NULL
$$;

-- Compares the figures with a recount, mends what differs and answers how many did. In one statement, so that what
-- changes meanwhile is in both or in neither.
CREATE FUNCTION recount_site() RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  v_wrong integer;
BEGIN
  -- Of two at once the second must see what the first has mended.
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

-- How tasks of late have ended. The other figures of the time before are made by the worker, since they need all rows.
INSERT INTO site_change (figure, part, day, amount)
SELECT 'task_' || lower(status::text), type, (finished_at AT TIME ZONE 'UTC')::date, count(*) FROM task
WHERE finished_at IS NOT NULL AND status NOT IN ('PENDING', 'STARTED') GROUP BY 1, 2, 3;
SELECT fold_site_changes();
