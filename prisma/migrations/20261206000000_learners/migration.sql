-- What admins list learners by, beside the learners: whose points change with every word, which must not touch these indexes.
CREATE TABLE "learner_listing" (
    "id" UUID NOT NULL,
    "username" TEXT COLLATE "C" NOT NULL,
    "email" TEXT COLLATE "C" NOT NULL,
    "name" TEXT COLLATE "C" NOT NULL,
    "search" TEXT COLLATE "C" NOT NULL,
    "is_active" BOOLEAN NOT NULL,
    "subscription_type" "subscription_type" NOT NULL,
    "account_type" "account_type" NOT NULL,
    "roles" SMALLINT NOT NULL,
    "created_at" TIMESTAMPTZ NOT NULL,

    CONSTRAINT "learner_listing_pkey" PRIMARY KEY ("id")
);
ALTER TABLE "learner_listing" ADD CONSTRAINT "learner_listing_id_fkey"
  FOREIGN KEY ("id") REFERENCES "learner"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- How many learners there are of each kind that can be chosen, kept by a trigger so that a list never counts its rows.
CREATE TABLE "learner_count" (
    "is_active" BOOLEAN NOT NULL,
    "subscription_type" "subscription_type" NOT NULL,
    "account_type" "account_type" NOT NULL,
    "roles" SMALLINT NOT NULL,
    "count" INTEGER NOT NULL,

    CONSTRAINT "learner_count_pkey" PRIMARY KEY ("is_active","subscription_type","account_type","roles")
);

CREATE TABLE "learner_import" (
    "id" UUID NOT NULL,
    "owner_id" UUID NOT NULL,
    "file_name" TEXT NOT NULL,
    "settings" JSONB,
    "task_id" UUID,
    "done" INTEGER NOT NULL DEFAULT 0,
    "added" INTEGER NOT NULL DEFAULT 0,
    "changed" INTEGER NOT NULL DEFAULT 0,
    "kept" INTEGER NOT NULL DEFAULT 0,
    "refused" INTEGER NOT NULL DEFAULT 0,
    "invited" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT now(),
    "finished_at" TIMESTAMPTZ,

    CONSTRAINT "learner_import_pkey" PRIMARY KEY ("id")
);
CREATE TABLE "learner_import_refusal" (
    "import_id" UUID NOT NULL,
    "line" INTEGER NOT NULL,
    "field" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "text" TEXT NOT NULL,

    CONSTRAINT "learner_import_refusal_pkey" PRIMARY KEY ("import_id","line")
);
CREATE TABLE "learner_import_invite" (
    "import_id" UUID NOT NULL,
    "learner_id" UUID NOT NULL,

    CONSTRAINT "learner_import_invite_pkey" PRIMARY KEY ("import_id","learner_id")
);
CREATE INDEX "learner_import_owner_id_idx" ON "learner_import"("owner_id");
CREATE INDEX "learner_import_task_id_idx" ON "learner_import"("task_id");
CREATE INDEX "learner_import_created_at_idx" ON "learner_import"("created_at");
CREATE INDEX "learner_import_invite_learner_id_idx" ON "learner_import_invite"("learner_id");
ALTER TABLE "learner_import" ADD CONSTRAINT "learner_import_owner_id_fkey"
  FOREIGN KEY ("owner_id") REFERENCES "learner"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "learner_import_refusal" ADD CONSTRAINT "learner_import_refusal_import_id_fkey"
  FOREIGN KEY ("import_id") REFERENCES "learner_import"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "learner_import_invite" ADD CONSTRAINT "learner_import_invite_import_id_fkey"
  FOREIGN KEY ("import_id") REFERENCES "learner_import"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "learner_import_invite" ADD CONSTRAINT "learner_import_invite_learner_id_fkey"
  FOREIGN KEY ("learner_id") REFERENCES "learner"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Letters as they are compared: in lower case and without accents.
CREATE FUNCTION learner_letters(p_text text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT regexp_replace(normalize(lower(p_text), NFKD), '[\u0300-\u036f\u064b-\u065f\u0670\u05b0-\u05c7]', '', 'g')
$$;
-- 1 admin, 2 staff, 4 content manager.
CREATE FUNCTION learner_roles(p_admin boolean, p_staff boolean, p_content boolean) RETURNS smallint
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$ SELECT (p_admin::int + 2 * p_staff::int + 4 * p_content::int)::smallint $$;
-- A row of an index has little room.
CREATE FUNCTION listed_learner(l learner) RETURNS learner_listing LANGUAGE sql STABLE AS $$
  SELECT ROW(l.id, left(learner_letters(l.username::text), 100), left(learner_letters(l.email::text), 254),
    left(learner_letters(trim(l.first_name || ' ' || l.last_name)), 100),
    left(learner_letters(' ' || l.username || ' ' || l.email || ' ' || l.first_name || ' ' || l.last_name), 400),
    l.is_active, l.subscription_type, l.account_type, learner_roles(l.is_superuser, l.is_staff, l.can_manage_content),
    l.created_at)::learner_listing
$$;

CREATE FUNCTION count_learners() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- In the order of the key, so that two who change learners wait for each other instead of locking each other out.
  IF TG_OP = 'INSERT' THEN
    INSERT INTO learner_count AS c SELECT is_active, subscription_type, account_type, roles, count(*)
    FROM new_learners GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4
    ON CONFLICT (is_active, subscription_type, account_type, roles) DO UPDATE SET count = c.count + excluded.count;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO learner_count AS c SELECT is_active, subscription_type, account_type, roles, -count(*)
    FROM old_learners GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4
    ON CONFLICT (is_active, subscription_type, account_type, roles) DO UPDATE SET count = c.count + excluded.count;
  ELSE
    INSERT INTO learner_count AS c SELECT is_active, subscription_type, account_type, roles, sum(change) FROM (
      SELECT is_active, subscription_type, account_type, roles, -1 AS change FROM old_learners
      UNION ALL SELECT is_active, subscription_type, account_type, roles, 1 FROM new_learners
    ) changes GROUP BY 1, 2, 3, 4 HAVING sum(change) <> 0 ORDER BY 1, 2, 3, 4
    ON CONFLICT (is_active, subscription_type, account_type, roles) DO UPDATE SET count = c.count + excluded.count;
  END IF;
  RETURN NULL;
END $$;
CREATE FUNCTION list_learners() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO learner_listing SELECT x.* FROM new_learners l, listed_learner(l::learner) x;
  ELSE
    UPDATE learner_listing x SET (username, email, name, search, is_active, subscription_type, account_type, roles) =
      (SELECT y.username, y.email, y.name, y.search, y.is_active, y.subscription_type, y.account_type, y.roles
       FROM listed_learner(NEW) y)
    WHERE x.id = NEW.id;
  END IF;
  RETURN NULL;
END $$;

-- Nobody comes between what is there and what comes: the triggers wait for it.
LOCK TABLE learner IN SHARE ROW EXCLUSIVE MODE;
INSERT INTO learner_listing SELECT x.* FROM learner l, listed_learner(l) x;
INSERT INTO learner_count SELECT is_active, subscription_type, account_type, roles, count(*)
  FROM learner_listing GROUP BY 1, 2, 3, 4;

CREATE TRIGGER learner_count_come AFTER INSERT ON learner_listing
  REFERENCING NEW TABLE AS new_learners FOR EACH STATEMENT EXECUTE FUNCTION count_learners();
CREATE TRIGGER learner_count_change AFTER UPDATE ON learner_listing
  REFERENCING OLD TABLE AS old_learners NEW TABLE AS new_learners FOR EACH STATEMENT EXECUTE FUNCTION count_learners();
CREATE TRIGGER learner_count_go AFTER DELETE ON learner_listing
  REFERENCING OLD TABLE AS old_learners FOR EACH STATEMENT EXECUTE FUNCTION count_learners();
CREATE TRIGGER learner_listing_come AFTER INSERT ON learner
  REFERENCING NEW TABLE AS new_learners FOR EACH STATEMENT EXECUTE FUNCTION list_learners();
CREATE TRIGGER learner_listing_change AFTER UPDATE OF username, email, first_name, last_name, is_active, subscription_type,
    account_type, is_superuser, is_staff, can_manage_content ON learner
  FOR EACH ROW WHEN (
    (OLD.username::text, OLD.email::text, OLD.first_name, OLD.last_name, OLD.is_active, OLD.subscription_type,
      OLD.account_type, OLD.is_superuser, OLD.is_staff, OLD.can_manage_content)
    IS DISTINCT FROM (NEW.username::text, NEW.email::text, NEW.first_name, NEW.last_name, NEW.is_active,
      NEW.subscription_type, NEW.account_type, NEW.is_superuser, NEW.is_staff, NEW.can_manage_content))
  EXECUTE FUNCTION list_learners();

-- Each order has its index, which holds what is searched and chosen by, so that a list is read from it alone.
CREATE INDEX "learner_listing_by_created" ON "learner_listing" ("created_at", "id")
  INCLUDE ("search", "is_active", "subscription_type", "account_type", "roles");
CREATE INDEX "learner_listing_by_username" ON "learner_listing" ("username", "id")
  INCLUDE ("search", "is_active", "subscription_type", "account_type", "roles");
CREATE INDEX "learner_listing_by_email" ON "learner_listing" ("email", "id")
  INCLUDE ("search", "is_active", "subscription_type", "account_type", "roles");
CREATE INDEX "learner_listing_by_name" ON "learner_listing" ("name", "id")
  INCLUDE ("search", "is_active", "subscription_type", "account_type", "roles");
CREATE INDEX "learner_listing_by_state" ON "learner_listing" ("is_active", "id")
  INCLUDE ("search", "subscription_type", "account_type", "roles");
CREATE INDEX "learner_listing_by_plan" ON "learner_listing" ("subscription_type", "id")
  INCLUDE ("search", "is_active", "account_type", "roles");
CREATE INDEX "learner_listing_choices" ON "learner_listing" ("is_active", "subscription_type", "account_type", "roles");
CREATE INDEX "learner_listing_search" ON "learner_listing" USING gin ("search" gin_trgm_ops);
CREATE INDEX "learner_points_id_idx" ON "learner" ("points", "id");
