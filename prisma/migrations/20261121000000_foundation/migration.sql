CREATE EXTENSION IF NOT EXISTS citext;

-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateEnum
CREATE TYPE "account_type" AS ENUM ('learner', 'shop_client');

-- CreateEnum
CREATE TYPE "subscription_type" AS ENUM ('Basic', 'Pro', 'Ultimate');

-- CreateEnum
CREATE TYPE "user_level" AS ENUM ('wordsmith', 'linguist', 'polyglott');

-- CreateEnum
CREATE TYPE "difficulty" AS ENUM ('beginner', 'intermediate', 'advanced');

-- CreateEnum
CREATE TYPE "document_status" AS ENUM ('pending', 'ready', 'failed');

-- CreateEnum
CREATE TYPE "task_status" AS ENUM ('PENDING', 'STARTED', 'SUCCESS', 'FAILURE', 'REVOKED');

-- CreateTable
CREATE TABLE "learner" (
    "id" UUID NOT NULL,
    "email" CITEXT NOT NULL,
    "username" CITEXT NOT NULL,
    "password_hash" TEXT NOT NULL,
    "account_type" "account_type" NOT NULL DEFAULT 'shop_client',
    "is_superuser" BOOLEAN NOT NULL DEFAULT false,
    "is_staff" BOOLEAN NOT NULL DEFAULT false,
    "can_manage_content" BOOLEAN NOT NULL DEFAULT false,
    "is_active" BOOLEAN NOT NULL DEFAULT true,
    "first_name" TEXT NOT NULL DEFAULT '',
    "last_name" TEXT NOT NULL DEFAULT '',
    "date_of_birth" DATE,
    "phone" TEXT NOT NULL DEFAULT '',
    "address" TEXT NOT NULL DEFAULT '',
    "postal_code" TEXT NOT NULL DEFAULT '',
    "city" TEXT NOT NULL DEFAULT '',
    "country" TEXT NOT NULL DEFAULT '',
    "newsletter" BOOLEAN NOT NULL DEFAULT false,
    "marketing" BOOLEAN NOT NULL DEFAULT false,
    "business" BOOLEAN NOT NULL DEFAULT false,
    "native_language" TEXT NOT NULL DEFAULT '',
    "current_language" SMALLINT,
    "selected_languages" SMALLINT[] DEFAULT ARRAY[]::SMALLINT[],
    "ui_language" TEXT NOT NULL DEFAULT 'en',
    "time_zone" TEXT NOT NULL DEFAULT 'UTC',
    "subscription_type" "subscription_type" NOT NULL DEFAULT 'Basic',
    "points" INTEGER NOT NULL DEFAULT 0,
    "pinned_level" "user_level",
    "settings" JSONB NOT NULL DEFAULT '{}',
    "terms_accepted_at" TIMESTAMPTZ,
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_login_at" TIMESTAMPTZ,

    CONSTRAINT "learner_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "session" (
    "id" UUID NOT NULL,
    "sid_hash" BYTEA NOT NULL,
    "learner_id" UUID NOT NULL,
    "user_agent" TEXT NOT NULL DEFAULT '',
    "address" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ NOT NULL,

    CONSTRAINT "session_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "access_token" (
    "id" UUID NOT NULL,
    "learner_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "prefix" TEXT NOT NULL,
    "token_hash" BYTEA NOT NULL,
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_used_at" TIMESTAMPTZ,

    CONSTRAINT "access_token_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "password_reset" (
    "token_hash" BYTEA NOT NULL,
    "learner_id" UUID NOT NULL,
    "expires_at" TIMESTAMPTZ NOT NULL,

    CONSTRAINT "password_reset_pkey" PRIMARY KEY ("token_hash")
);

-- CreateTable
CREATE TABLE "used_signature" (
    "digest" BYTEA NOT NULL,
    "expires_at" TIMESTAMPTZ NOT NULL,

    CONSTRAINT "used_signature_pkey" PRIMARY KEY ("digest")
);

-- CreateTable
CREATE TABLE "rate_limit" (
    "key" VARCHAR(255) NOT NULL,
    "points" INTEGER NOT NULL DEFAULT 0,
    "expire" BIGINT,

    CONSTRAINT "rate_limit_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "document" (
    "id" SERIAL NOT NULL,
    "language" SMALLINT NOT NULL,
    "hash" BYTEA NOT NULL,
    "status" "document_status" NOT NULL DEFAULT 'pending',
    "problem" TEXT,
    "character_count" INTEGER NOT NULL DEFAULT 0,
    "sentence_count" INTEGER NOT NULL DEFAULT 0,
    "word_count" INTEGER NOT NULL DEFAULT 0,
    "unique_count" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "analysed_at" TIMESTAMPTZ,

    CONSTRAINT "document_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sentence" (
    "document_id" INTEGER NOT NULL,
    "seq" INTEGER NOT NULL,
    "word_offset" INTEGER NOT NULL,
    "text" TEXT NOT NULL,
    "spans" BYTEA NOT NULL,
    "terms" INTEGER[],

    CONSTRAINT "sentence_pkey" PRIMARY KEY ("document_id","seq")
);

-- CreateTable
CREATE TABLE "term" (
    "id" SERIAL NOT NULL,
    "language" SMALLINT NOT NULL,
    "form" TEXT NOT NULL,

    CONSTRAINT "term_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "document_word" (
    "document_id" INTEGER NOT NULL,
    "term_id" INTEGER NOT NULL,
    "count" INTEGER NOT NULL,

    CONSTRAINT "document_word_pkey" PRIMARY KEY ("document_id","term_id")
);

-- CreateTable
CREATE TABLE "learner_document" (
    "learner_id" UUID NOT NULL,
    "document_id" INTEGER NOT NULL,
    "new_tokens" INTEGER NOT NULL,
    "learning_tokens" INTEGER NOT NULL,
    "ignored_tokens" INTEGER NOT NULL,
    "new_words" INTEGER NOT NULL,
    "learning_words" INTEGER NOT NULL,
    "ignored_words" INTEGER NOT NULL,

    CONSTRAINT "learner_document_pkey" PRIMARY KEY ("learner_id","document_id")
);

-- CreateTable
CREATE TABLE "learner_word" (
    "learner_id" UUID NOT NULL,
    "term_id" INTEGER NOT NULL,
    "language" SMALLINT NOT NULL,
    "level" SMALLINT NOT NULL DEFAULT 0,
    "ignored" BOOLEAN NOT NULL DEFAULT false,
    "translation" TEXT NOT NULL DEFAULT '',
    "definition" TEXT NOT NULL DEFAULT '',
    "pronunciation" TEXT NOT NULL DEFAULT '',
    "example" TEXT NOT NULL DEFAULT '',
    "notes" TEXT NOT NULL DEFAULT '',
    "lemma" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "started_at" TIMESTAMPTZ,
    "known_at" TIMESTAMPTZ,

    CONSTRAINT "learner_word_pkey" PRIMARY KEY ("learner_id","term_id")
);

-- CreateTable
CREATE TABLE "vocabulary_count" (
    "learner_id" UUID NOT NULL,
    "language" SMALLINT NOT NULL,
    "level" SMALLINT NOT NULL,
    "count" INTEGER NOT NULL,

    CONSTRAINT "vocabulary_count_pkey" PRIMARY KEY ("learner_id","language","level")
);

-- CreateTable
CREATE TABLE "word_change" (
    "id" UUID NOT NULL,
    "learner_id" UUID NOT NULL,
    "language" SMALLINT NOT NULL,
    "terms" INTEGER[],
    "before" SMALLINT[],
    "before_at" TIMESTAMPTZ[],
    "entry_before" JSONB,
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "undone_at" TIMESTAMPTZ,

    CONSTRAINT "word_change_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "text" (
    "id" UUID NOT NULL,
    "owner_id" UUID NOT NULL,
    "document_id" INTEGER NOT NULL,
    "language" SMALLINT NOT NULL,
    "title" TEXT NOT NULL,
    "author" TEXT NOT NULL DEFAULT '',
    "source" TEXT NOT NULL DEFAULT '',
    "difficulty" "difficulty" NOT NULL DEFAULT 'beginner',
    "audio_url" TEXT NOT NULL DEFAULT '',
    "audio_key" TEXT,
    "is_archived" BOOLEAN NOT NULL DEFAULT false,
    "is_deleted" BOOLEAN NOT NULL DEFAULT false,
    "shelf" SMALLINT NOT NULL DEFAULT 0,
    "is_favorite" BOOLEAN NOT NULL DEFAULT false,
    "position" INTEGER NOT NULL DEFAULT 0,
    "read_to" INTEGER NOT NULL DEFAULT 0,
    "last_read_at" TIMESTAMPTZ,
    "touched_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "text_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "shelf_count" (
    "owner_id" UUID NOT NULL,
    "language" SMALLINT NOT NULL,
    "shelf" SMALLINT NOT NULL,
    "count" INTEGER NOT NULL,

    CONSTRAINT "shelf_count_pkey" PRIMARY KEY ("owner_id","language","shelf")
);

-- CreateTable
CREATE TABLE "tag" (
    "id" UUID NOT NULL,
    "owner_id" UUID NOT NULL,
    "name" CITEXT NOT NULL,
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "tag_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "text_tag" (
    "text_id" UUID NOT NULL,
    "tag_id" UUID NOT NULL,

    CONSTRAINT "text_tag_pkey" PRIMARY KEY ("text_id","tag_id")
);

-- CreateTable
CREATE TABLE "reading_total" (
    "learner_id" UUID NOT NULL,
    "language" SMALLINT NOT NULL,
    "words" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "reading_total_pkey" PRIMARY KEY ("learner_id","language")
);

-- CreateTable
CREATE TABLE "task" (
    "id" UUID NOT NULL,
    "owner_id" UUID NOT NULL,
    "type" TEXT NOT NULL,
    "status" "task_status" NOT NULL DEFAULT 'PENDING',
    "progress" SMALLINT NOT NULL DEFAULT 0,
    "message" TEXT,
    "result" JSONB,
    "document_id" INTEGER,
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "started_at" TIMESTAMPTZ,
    "finished_at" TIMESTAMPTZ,
    "beat_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "task_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "learner_email_key" ON "learner"("email");

-- CreateIndex
CREATE UNIQUE INDEX "learner_username_key" ON "learner"("username");

-- CreateIndex
CREATE UNIQUE INDEX "session_sid_hash_key" ON "session"("sid_hash");

-- CreateIndex
CREATE INDEX "session_learner_id_idx" ON "session"("learner_id");

-- CreateIndex
CREATE INDEX "session_expires_at_idx" ON "session"("expires_at");

-- CreateIndex
CREATE UNIQUE INDEX "access_token_token_hash_key" ON "access_token"("token_hash");

-- CreateIndex
CREATE INDEX "access_token_learner_id_idx" ON "access_token"("learner_id");

-- CreateIndex
CREATE INDEX "password_reset_learner_id_idx" ON "password_reset"("learner_id");

-- CreateIndex
CREATE INDEX "used_signature_expires_at_idx" ON "used_signature"("expires_at");

-- CreateIndex
CREATE UNIQUE INDEX "document_language_hash_key" ON "document"("language", "hash");

-- CreateIndex
CREATE UNIQUE INDEX "term_language_form_key" ON "term"("language", "form");

-- CreateIndex
CREATE INDEX "document_word_term_id_document_id_idx" ON "document_word"("term_id", "document_id") INCLUDE ("count");

-- CreateIndex
CREATE INDEX "learner_document_document_id_idx" ON "learner_document"("document_id");

-- CreateIndex
CREATE INDEX "word_change_learner_id_created_at_idx" ON "word_change"("learner_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "text_owner_id_language_shelf_created_at_id_idx" ON "text"("owner_id", "language", "shelf", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "text_owner_id_language_shelf_title_id_idx" ON "text"("owner_id", "language", "shelf", "title", "id");

-- CreateIndex
CREATE INDEX "text_owner_id_language_shelf_difficulty_id_idx" ON "text"("owner_id", "language", "shelf", "difficulty", "id");

-- CreateIndex
CREATE INDEX "text_owner_id_language_shelf_touched_at_id_idx" ON "text"("owner_id", "language", "shelf", "touched_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "text_document_id_owner_id_idx" ON "text"("document_id", "owner_id");

-- CreateIndex
CREATE UNIQUE INDEX "tag_owner_id_name_key" ON "tag"("owner_id", "name");

-- CreateIndex
CREATE INDEX "text_tag_tag_id_idx" ON "text_tag"("tag_id");

-- CreateIndex
CREATE INDEX "task_owner_id_created_at_idx" ON "task"("owner_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "task_document_id_idx" ON "task"("document_id");

-- CreateIndex
CREATE INDEX "task_status_beat_at_idx" ON "task"("status", "beat_at");

-- AddForeignKey
ALTER TABLE "session" ADD CONSTRAINT "session_learner_id_fkey" FOREIGN KEY ("learner_id") REFERENCES "learner"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "access_token" ADD CONSTRAINT "access_token_learner_id_fkey" FOREIGN KEY ("learner_id") REFERENCES "learner"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "password_reset" ADD CONSTRAINT "password_reset_learner_id_fkey" FOREIGN KEY ("learner_id") REFERENCES "learner"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sentence" ADD CONSTRAINT "sentence_document_id_fkey" FOREIGN KEY ("document_id") REFERENCES "document"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "document_word" ADD CONSTRAINT "document_word_document_id_fkey" FOREIGN KEY ("document_id") REFERENCES "document"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "learner_document" ADD CONSTRAINT "learner_document_learner_id_fkey" FOREIGN KEY ("learner_id") REFERENCES "learner"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "learner_document" ADD CONSTRAINT "learner_document_document_id_fkey" FOREIGN KEY ("document_id") REFERENCES "document"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "learner_word" ADD CONSTRAINT "learner_word_learner_id_fkey" FOREIGN KEY ("learner_id") REFERENCES "learner"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "learner_word" ADD CONSTRAINT "learner_word_term_id_fkey" FOREIGN KEY ("term_id") REFERENCES "term"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "vocabulary_count" ADD CONSTRAINT "vocabulary_count_learner_id_fkey" FOREIGN KEY ("learner_id") REFERENCES "learner"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "word_change" ADD CONSTRAINT "word_change_learner_id_fkey" FOREIGN KEY ("learner_id") REFERENCES "learner"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "text" ADD CONSTRAINT "text_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "learner"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "text" ADD CONSTRAINT "text_document_id_fkey" FOREIGN KEY ("document_id") REFERENCES "document"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "shelf_count" ADD CONSTRAINT "shelf_count_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "learner"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tag" ADD CONSTRAINT "tag_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "learner"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "text_tag" ADD CONSTRAINT "text_tag_text_id_fkey" FOREIGN KEY ("text_id") REFERENCES "text"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "text_tag" ADD CONSTRAINT "text_tag_tag_id_fkey" FOREIGN KEY ("tag_id") REFERENCES "tag"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reading_total" ADD CONSTRAINT "reading_total_learner_id_fkey" FOREIGN KEY ("learner_id") REFERENCES "learner"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "task" ADD CONSTRAINT "task_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "learner"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "task" ADD CONSTRAINT "task_document_id_fkey" FOREIGN KEY ("document_id") REFERENCES "document"("id") ON DELETE SET NULL ON UPDATE CASCADE;



-- The functions below keep every learner's counts right in the same transaction as the change.
-- They take one lock per learner, so that two connections of one person never work from the same old state.

ALTER TABLE "learner_document" SET (fillfactor = 70);
ALTER TABLE "vocabulary_count" SET (fillfactor = 50);
ALTER TABLE "shelf_count" SET (fillfactor = 50);
ALTER TABLE "text" SET (fillfactor = 90);
ALTER TABLE "task" SET (fillfactor = 70);

-- Documents are written once and in order of their key; statistics of a new one matter at once.
ALTER TABLE "document_word" SET (autovacuum_analyze_scale_factor = 0.02);

CREATE FUNCTION lock_learner(p_learner uuid) RETURNS void LANGUAGE sql AS $$
  SELECT pg_advisory_xact_lock(hashtextextended(p_learner::text, 7))
$$;

-- Class of a word state (level, plus 8 when ignored; -1 or NULL for no entry): 0 new, 1 learning, 2 known, 3 ignored.
CREATE FUNCTION word_class(p_state integer) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN p_state >= 8 THEN 3 WHEN p_state >= 4 THEN 2 WHEN p_state >= 1 THEN 1 ELSE 0 END
$$;

-- The same for many words. Planned anew each time, because the best way depends on how many they are, and with the
-- cost of a page in memory, where these indexes are: words and counts of a page are read from the index alone.
CREATE FUNCTION move_many_counts(p_learner uuid, p_terms integer[], p_before integer[], p_after integer[])
RETURNS void LANGUAGE plpgsql SET random_page_cost = 1.1 AS $$
BEGIN
  EXECUTE $q$
    WITH moved AS MATERIALIZED (
      SELECT term, (word_class(b) * 4 + word_class(a))::smallint AS move
      FROM unnest($2, $3, $4) AS m(term, b, a)
      WHERE word_class(b) <> word_class(a)
    ), hit AS (
      SELECT dw.document_id, move / 4 AS f, move % 4 AS t, sum(dw.count) AS tokens, count(*) AS words
      FROM moved
      JOIN document_word dw ON dw.term_id = moved.term
      JOIN learner_document mine ON mine.document_id = dw.document_id AND mine.learner_id = $1
      GROUP BY dw.document_id, move
    ), delta AS (
      SELECT document_id,
        sum(tokens * ((t = 0)::int - (f = 0)::int))::int AS new_tokens,
        sum(tokens * ((t = 1)::int - (f = 1)::int))::int AS learning_tokens,
        sum(tokens * ((t = 3)::int - (f = 3)::int))::int AS ignored_tokens,
        sum(words * ((t = 0)::int - (f = 0)::int))::int AS new_words,
        sum(words * ((t = 1)::int - (f = 1)::int))::int AS learning_words,
        sum(words * ((t = 3)::int - (f = 3)::int))::int AS ignored_words
      FROM hit GROUP BY document_id
    )
    UPDATE learner_document ld SET
      new_tokens = ld.new_tokens + delta.new_tokens,
      learning_tokens = ld.learning_tokens + delta.learning_tokens,
      ignored_tokens = ld.ignored_tokens + delta.ignored_tokens,
      new_words = ld.new_words + delta.new_words,
      learning_words = ld.learning_words + delta.learning_words,
      ignored_words = ld.ignored_words + delta.ignored_words
    FROM delta
    WHERE ld.learner_id = $1 AND ld.document_id = delta.document_id
  $q$ USING p_learner, p_terms, p_before, p_after;
END
$$;

-- Moves the counts of one learner's documents from the classes before to the classes after. Arrays run in parallel.
CREATE FUNCTION move_document_counts(p_learner uuid, p_terms integer[], p_before integer[], p_after integer[])
RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  v_few constant integer := 64;
  v_term integer;
  v_from integer;
  v_to integer;
  v_by_term boolean;
BEGIN
  IF cardinality(p_terms) = 1 THEN
    v_term := p_terms[1];
    v_from := word_class(p_before[1]);
    v_to := word_class(p_after[1]);
    IF v_from = v_to THEN RETURN; END IF;
    -- A rare word is followed from its documents; a frequent one by asking each document of this learner.
    v_by_term := (SELECT count(*) FROM (SELECT 1 FROM document_word WHERE term_id = v_term LIMIT v_few) few) < v_few;
    IF v_by_term THEN
      UPDATE learner_document ld SET
        new_tokens = ld.new_tokens + dw.count * ((v_to = 0)::int - (v_from = 0)::int),
        learning_tokens = ld.learning_tokens + dw.count * ((v_to = 1)::int - (v_from = 1)::int),
        ignored_tokens = ld.ignored_tokens + dw.count * ((v_to = 3)::int - (v_from = 3)::int),
        new_words = ld.new_words + ((v_to = 0)::int - (v_from = 0)::int),
        learning_words = ld.learning_words + ((v_to = 1)::int - (v_from = 1)::int),
        ignored_words = ld.ignored_words + ((v_to = 3)::int - (v_from = 3)::int)
      FROM document_word dw
      WHERE dw.term_id = v_term AND ld.learner_id = p_learner AND ld.document_id = dw.document_id;
    ELSE
      UPDATE learner_document ld SET
        new_tokens = ld.new_tokens + dw.count * ((v_to = 0)::int - (v_from = 0)::int),
        learning_tokens = ld.learning_tokens + dw.count * ((v_to = 1)::int - (v_from = 1)::int),
        ignored_tokens = ld.ignored_tokens + dw.count * ((v_to = 3)::int - (v_from = 3)::int),
        new_words = ld.new_words + ((v_to = 0)::int - (v_from = 0)::int),
        learning_words = ld.learning_words + ((v_to = 1)::int - (v_from = 1)::int),
        ignored_words = ld.ignored_words + ((v_to = 3)::int - (v_from = 3)::int)
      FROM (
        SELECT mine.document_id, hit.count
        FROM learner_document mine
        CROSS JOIN LATERAL (
          SELECT w.count FROM document_word w
          WHERE w.document_id = mine.document_id AND w.term_id = v_term OFFSET 0
        ) hit
        WHERE mine.learner_id = p_learner
      ) dw
      WHERE ld.learner_id = p_learner AND ld.document_id = dw.document_id;
    END IF;
    RETURN;
  END IF;
  PERFORM move_many_counts(p_learner, p_terms, p_before, p_after);
END
$$;

-- Moves the numbers of words at each level. Words without an entry are in no count.
CREATE FUNCTION move_vocabulary_counts(p_learner uuid, p_language integer, p_before integer[], p_after integer[])
RETURNS void LANGUAGE sql AS $$
  INSERT INTO vocabulary_count AS vc (learner_id, language, level, count)
  SELECT p_learner, p_language, least(state, 8) - CASE WHEN state >= 8 THEN 2 ELSE 0 END AS level, sum(change)
  FROM (
    SELECT unnest(p_before) AS state, -1 AS change
    UNION ALL
    SELECT unnest(p_after), 1
  ) states
  WHERE state >= 0
  GROUP BY 3
  HAVING sum(change) <> 0
  ON CONFLICT (learner_id, language, level) DO UPDATE SET count = vc.count + excluded.count
$$;

-- Sets level and/or ignored of some words of one language (NULL keeps; a word without an entry counts as level 0).
-- With p_only_new, words that are not new stay as they are.
-- Answers the number of words that changed; a row of word_change with id p_change is written when there are any.
CREATE FUNCTION change_words(
  p_learner uuid, p_change uuid, p_language integer, p_terms integer[],
  p_level integer, p_ignored boolean, p_only_new boolean DEFAULT false
) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  v_terms integer[];
  v_before integer[];
  v_before_at timestamptz[];
  v_after integer[];
  v_points integer;
  v_now timestamptz;
BEGIN
  PERFORM lock_learner(p_learner);
  -- Not now(): a transaction that waited for the lock must not look older than the one it waited for.
  v_now := clock_timestamp();
  SELECT array_agg(term), array_agg(state), array_agg(updated_at), array_agg(wanted)
  INTO v_terms, v_before, v_before_at, v_after
  FROM (
    SELECT t.id AS term, lw.updated_at,
      coalesce(lw.level + CASE WHEN lw.ignored THEN 8 ELSE 0 END, -1) AS state,
      coalesce(p_level, lw.level, 0) + CASE WHEN coalesce(p_ignored, lw.ignored, false) THEN 8 ELSE 0 END AS wanted
    FROM (SELECT DISTINCT unnest(p_terms) AS id) asked
    JOIN term t ON t.id = asked.id AND t.language = p_language
    LEFT JOIN learner_word lw ON lw.learner_id = p_learner AND lw.term_id = t.id
  ) s
  WHERE greatest(state, 0) <> wanted AND (NOT p_only_new OR word_class(state) = 0);
  IF v_terms IS NULL THEN RETURN 0; END IF;

  WITH given AS (
    INSERT INTO learner_word AS lw (learner_id, term_id, language, level, ignored, created_at, updated_at, started_at, known_at)
    SELECT p_learner, term, p_language, wanted & 7, wanted >= 8, v_now, v_now,
      CASE WHEN word_class(wanted) IN (1, 2) THEN v_now END,
      CASE WHEN word_class(wanted) = 2 THEN v_now END
    FROM unnest(v_terms, v_after) AS n(term, wanted)
    ON CONFLICT (learner_id, term_id) DO UPDATE SET
      level = excluded.level, ignored = excluded.ignored, updated_at = v_now,
      started_at = coalesce(lw.started_at, excluded.started_at),
      known_at = coalesce(lw.known_at, excluded.known_at)
    RETURNING coalesce((started_at = v_now)::int, 0) + 5 * coalesce((known_at = v_now)::int, 0) AS points
  )
  SELECT sum(points) INTO v_points FROM given;
  IF v_points > 0 THEN UPDATE learner SET points = points + v_points WHERE id = p_learner; END IF;

  PERFORM move_document_counts(p_learner, v_terms, v_before, v_after);
  PERFORM move_vocabulary_counts(p_learner, p_language, v_before, v_after);
  INSERT INTO word_change (id, learner_id, language, terms, before, before_at, created_at)
  VALUES (p_change, p_learner, p_language, v_terms, v_before, v_before_at, v_now);
  RETURN cardinality(v_terms);
END
$$;

-- Adds or changes one word with its texts (a JSON object; missing keys stay). Answers true when something changed.
CREATE FUNCTION write_word(
  p_learner uuid, p_change uuid, p_language integer, p_term integer, p_level integer, p_ignored boolean, p_texts jsonb
) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  v_old learner_word;
  v_new learner_word;
  v_exists boolean;
  v_now timestamptz;
  v_points integer;
BEGIN
  PERFORM lock_learner(p_learner);
  v_now := clock_timestamp();
  SELECT * INTO v_old FROM learner_word WHERE learner_id = p_learner AND term_id = p_term;
  v_exists := FOUND;
  v_new := v_old;
  IF NOT v_exists THEN
    v_new := ROW(p_learner, p_term, p_language, 0, false, '', '', '', '', '', '', v_now, v_now, NULL, NULL)::learner_word;
  END IF;
  v_new.level := p_level;
  v_new.ignored := coalesce(p_ignored, v_new.ignored);
  v_new.translation := coalesce(p_texts->>'translation', v_new.translation);
  v_new.definition := coalesce(p_texts->>'definition', v_new.definition);
  v_new.pronunciation := coalesce(p_texts->>'pronunciation', v_new.pronunciation);
  v_new.example := coalesce(p_texts->>'example', v_new.example);
  v_new.notes := coalesce(p_texts->>'notes', v_new.notes);
  v_new.lemma := coalesce(p_texts->>'lemma', v_new.lemma);
  IF v_exists AND v_new IS NOT DISTINCT FROM v_old THEN RETURN false; END IF;
  v_new.updated_at := v_now;
  IF NOT v_new.ignored AND v_new.level >= 1 THEN v_new.started_at := coalesce(v_new.started_at, v_now); END IF;
  IF NOT v_new.ignored AND v_new.level >= 4 THEN v_new.known_at := coalesce(v_new.known_at, v_now); END IF;

  IF v_exists THEN
    UPDATE learner_word SET level = v_new.level, ignored = v_new.ignored, translation = v_new.translation,
      definition = v_new.definition, pronunciation = v_new.pronunciation, example = v_new.example,
      notes = v_new.notes, lemma = v_new.lemma, updated_at = v_now,
      started_at = v_new.started_at, known_at = v_new.known_at
    WHERE learner_id = p_learner AND term_id = p_term;
  ELSE
    INSERT INTO learner_word SELECT v_new.*;
  END IF;
  v_points := coalesce((v_new.started_at = v_now)::int, 0) + 5 * coalesce((v_new.known_at = v_now)::int, 0);
  IF v_points > 0 THEN UPDATE learner SET points = points + v_points WHERE id = p_learner; END IF;

  DECLARE
    v_before integer[] := ARRAY[CASE WHEN v_exists THEN v_old.level + CASE WHEN v_old.ignored THEN 8 ELSE 0 END ELSE -1 END];
    v_after integer[] := ARRAY[v_new.level + CASE WHEN v_new.ignored THEN 8 ELSE 0 END];
  BEGIN
    PERFORM move_document_counts(p_learner, ARRAY[p_term], v_before, v_after);
    IF v_before <> v_after THEN PERFORM move_vocabulary_counts(p_learner, p_language, v_before, v_after); END IF;
    INSERT INTO word_change (id, learner_id, language, terms, before, before_at, entry_before, created_at)
    VALUES (p_change, p_learner, p_language, ARRAY[p_term], v_before, ARRAY[v_old.updated_at],
      CASE WHEN v_exists THEN to_jsonb(v_old) END, v_now);
  END;
  RETURN true;
END
$$;

-- Takes one change back. A word that was changed again since keeps its newer state and is counted as kept.
-- Answers NULL when there is no such change, and restored = -1 when it was undone already.
CREATE FUNCTION undo_change(p_learner uuid, p_change uuid, OUT restored integer, OUT kept integer)
LANGUAGE plpgsql AS $$
DECLARE
  v_change word_change;
  v_terms integer[];
  v_now_state integer[];
  v_back integer[];
  v_back_at timestamptz[];
  v_points integer;
BEGIN
  PERFORM lock_learner(p_learner);
  SELECT * INTO v_change FROM word_change WHERE id = p_change AND learner_id = p_learner FOR UPDATE;
  IF NOT FOUND THEN RETURN; END IF;
  IF v_change.undone_at IS NOT NULL THEN restored := -1; kept := 0; RETURN; END IF;

  SELECT array_agg(lw.term_id), array_agg(lw.level + CASE WHEN lw.ignored THEN 8 ELSE 0 END),
    array_agg(c.before), array_agg(c.before_at),
    sum(coalesce((lw.started_at = v_change.created_at)::int, 0) + 5 * coalesce((lw.known_at = v_change.created_at)::int, 0))
  INTO v_terms, v_now_state, v_back, v_back_at, v_points
  FROM unnest(v_change.terms, v_change.before, v_change.before_at) AS c(term, before, before_at)
  JOIN learner_word lw ON lw.learner_id = p_learner AND lw.term_id = c.term AND lw.updated_at = v_change.created_at;
  restored := coalesce(cardinality(v_terms), 0);
  kept := cardinality(v_change.terms) - restored;
  UPDATE word_change SET undone_at = clock_timestamp() WHERE id = p_change;
  IF restored = 0 THEN RETURN; END IF;

  DELETE FROM learner_word lw USING unnest(v_terms, v_back) AS c(term, back)
  WHERE lw.learner_id = p_learner AND lw.term_id = c.term AND c.back = -1;
  UPDATE learner_word lw SET level = c.back & 7, ignored = c.back >= 8, updated_at = c.back_at,
    started_at = nullif(lw.started_at, v_change.created_at), known_at = nullif(lw.known_at, v_change.created_at)
  FROM unnest(v_terms, v_back, v_back_at) AS c(term, back, back_at)
  WHERE lw.learner_id = p_learner AND lw.term_id = c.term AND c.back >= 0;
  IF v_change.entry_before IS NOT NULL THEN
    UPDATE learner_word lw SET translation = e.translation, definition = e.definition,
      pronunciation = e.pronunciation, example = e.example, notes = e.notes, lemma = e.lemma
    FROM jsonb_populate_record(NULL::learner_word, v_change.entry_before) e
    WHERE lw.learner_id = p_learner AND lw.term_id = v_terms[1];
  END IF;
  IF v_points > 0 THEN UPDATE learner SET points = greatest(points - v_points, 0) WHERE id = p_learner; END IF;

  PERFORM move_document_counts(p_learner, v_terms, v_now_state, v_back);
  PERFORM move_vocabulary_counts(p_learner, v_change.language, v_now_state, v_back);
END
$$;

-- Exact counts of one learner and one document, from the words themselves.
CREATE FUNCTION count_document(p_learner uuid, p_document integer) RETURNS learner_document LANGUAGE sql STABLE AS $$
  SELECT ROW(p_learner, p_document,
    coalesce(sum(count) FILTER (WHERE class = 0), 0)::int,
    coalesce(sum(count) FILTER (WHERE class = 1), 0)::int,
    coalesce(sum(count) FILTER (WHERE class = 3), 0)::int,
    count(*) FILTER (WHERE class = 0)::int,
    count(*) FILTER (WHERE class = 1)::int,
    count(*) FILTER (WHERE class = 3)::int)::learner_document
  FROM (
    SELECT dw.count, word_class(lw.level + CASE WHEN lw.ignored THEN 8 ELSE 0 END) AS class
    FROM document_word dw
    LEFT JOIN learner_word lw ON lw.learner_id = p_learner AND lw.term_id = dw.term_id
    WHERE dw.document_id = p_document
  ) words
$$;

-- Starts counting an analysed document for a learner; does nothing when it is counted already.
CREATE FUNCTION adopt_document(p_learner uuid, p_document integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM lock_learner(p_learner);
  IF EXISTS (SELECT 1 FROM learner_document WHERE learner_id = p_learner AND document_id = p_document) THEN RETURN; END IF;
  INSERT INTO learner_document SELECT (count_document(p_learner, p_document)).*;
END
$$;

-- Stops counting a document that the learner has no entry for any more.
CREATE FUNCTION release_document(p_learner uuid, p_document integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM lock_learner(p_learner);
  DELETE FROM learner_document
  WHERE learner_id = p_learner AND document_id = p_document
    AND NOT EXISTS (SELECT 1 FROM text WHERE owner_id = p_learner AND document_id = p_document);
END
$$;

-- Compares a learner's counts with a full recount, mends what differs, and answers how many rows differed.
CREATE FUNCTION recount_learner(p_learner uuid) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  v_wrong integer;
  v_levels integer;
  v_shelves integer;
BEGIN
  PERFORM lock_learner(p_learner);
  WITH exact AS (
    SELECT (count_document(p_learner, document_id)).* FROM learner_document WHERE learner_id = p_learner
  )
  UPDATE learner_document ld SET new_tokens = e.new_tokens, learning_tokens = e.learning_tokens,
    ignored_tokens = e.ignored_tokens, new_words = e.new_words, learning_words = e.learning_words,
    ignored_words = e.ignored_words
  FROM exact e
  WHERE ld.learner_id = p_learner AND ld.document_id = e.document_id AND ld IS DISTINCT FROM e;
  GET DIAGNOSTICS v_wrong = ROW_COUNT;

  WITH exact AS (
    SELECT language, CASE WHEN ignored THEN 6 ELSE level END AS level, count(*)::int AS count
    FROM learner_word WHERE learner_id = p_learner GROUP BY 1, 2
  ), wrong AS (
    SELECT coalesce(e.language, vc.language) AS language, coalesce(e.level, vc.level) AS level, coalesce(e.count, 0) AS count
    FROM exact e
    FULL JOIN (SELECT * FROM vocabulary_count WHERE learner_id = p_learner) vc USING (language, level)
    WHERE coalesce(e.count, 0) <> coalesce(vc.count, 0)
  )
  INSERT INTO vocabulary_count (learner_id, language, level, count)
  SELECT p_learner, language, level, count FROM wrong
  ON CONFLICT (learner_id, language, level) DO UPDATE SET count = excluded.count;
  GET DIAGNOSTICS v_levels = ROW_COUNT;

  WITH exact AS (
    SELECT language, shelf, count(*)::int AS count FROM text WHERE owner_id = p_learner GROUP BY 1, 2
  ), wrong AS (
    SELECT coalesce(e.language, sc.language) AS language, coalesce(e.shelf, sc.shelf) AS shelf, coalesce(e.count, 0) AS count
    FROM exact e
    FULL JOIN (SELECT * FROM shelf_count WHERE owner_id = p_learner) sc USING (language, shelf)
    WHERE coalesce(e.count, 0) <> coalesce(sc.count, 0)
  )
  INSERT INTO shelf_count (owner_id, language, shelf, count)
  SELECT p_learner, language, shelf, count FROM wrong
  ON CONFLICT (owner_id, language, shelf) DO UPDATE SET count = excluded.count;
  GET DIAGNOSTICS v_shelves = ROW_COUNT;
  RETURN v_wrong + v_levels + v_shelves;
END
$$;

-- The shelf of a text follows its two flags.
CREATE FUNCTION set_text_shelf() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.shelf := CASE WHEN NEW.is_deleted THEN 2 WHEN NEW.is_archived THEN 1 ELSE 0 END;
  RETURN NEW;
END
$$;
CREATE TRIGGER text_shelf BEFORE INSERT OR UPDATE OF is_deleted, is_archived, shelf ON text
  FOR EACH ROW EXECUTE FUNCTION set_text_shelf();

CREATE FUNCTION count_shelves() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP IN ('UPDATE', 'DELETE') THEN
    UPDATE shelf_count SET count = count - 1
    WHERE owner_id = OLD.owner_id AND language = OLD.language AND shelf = OLD.shelf;
  END IF;
  IF TG_OP IN ('INSERT', 'UPDATE') THEN
    INSERT INTO shelf_count AS sc (owner_id, language, shelf, count)
    VALUES (NEW.owner_id, NEW.language, NEW.shelf, 1)
    ON CONFLICT (owner_id, language, shelf) DO UPDATE SET count = sc.count + 1;
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER text_shelf_count_rows AFTER INSERT OR DELETE ON text
  FOR EACH ROW EXECUTE FUNCTION count_shelves();
CREATE TRIGGER text_shelf_count_moves AFTER UPDATE ON text
  FOR EACH ROW WHEN ((OLD.owner_id, OLD.language, OLD.shelf) IS DISTINCT FROM (NEW.owner_id, NEW.language, NEW.shelf))
  EXECUTE FUNCTION count_shelves();

-- Tells the servers, which remember sessions, that those of a learner are to be read anew.
CREATE FUNCTION tell_learner_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'learner' THEN PERFORM pg_notify('learner_change', OLD.id::text);
  ELSE PERFORM pg_notify('learner_change', OLD.learner_id::text);
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER session_change AFTER UPDATE OR DELETE ON session
  FOR EACH ROW EXECUTE FUNCTION tell_learner_change();
-- Not of points, which change with every word: who is asking does not depend on them.
CREATE TRIGGER learner_change AFTER UPDATE OF email, username, first_name, last_name, account_type, is_superuser,
    is_staff, can_manage_content, pinned_level, subscription_type, current_language, selected_languages, ui_language,
    time_zone, is_active ON learner
  FOR EACH ROW EXECUTE FUNCTION tell_learner_change();
