CREATE EXTENSION IF NOT EXISTS btree_gin;
CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- AlterTable
ALTER TABLE "learner_word" ADD COLUMN "form" TEXT NOT NULL DEFAULT '',
ADD COLUMN "parts" INTEGER[],
ADD COLUMN "anchor" INTEGER,
ADD COLUMN "part_of_speech" TEXT NOT NULL DEFAULT '',
ADD COLUMN "image_key" TEXT,
ADD COLUMN "lemma_id" INTEGER;
UPDATE "learner_word" lw SET "form" = t."form" FROM "term" t WHERE t."id" = lw."term_id";
ALTER TABLE "learner_word" ALTER COLUMN "form" DROP DEFAULT;
-- Terms are never deleted, and asking for each of 20,000 words of a bulk change costs more than it proves.
ALTER TABLE "learner_word" DROP CONSTRAINT "learner_word_term_id_fkey";

-- AlterTable
ALTER TABLE "word_change" ADD COLUMN "kind" TEXT NOT NULL DEFAULT 'level',
ADD COLUMN "after" SMALLINT[],
ADD COLUMN "entries" JSONB;

-- CreateTable
CREATE TABLE "word_tag" (
    "learner_id" UUID NOT NULL,
    "term_id" INTEGER NOT NULL,
    "tag_id" UUID NOT NULL,

    CONSTRAINT "word_tag_pkey" PRIMARY KEY ("learner_id","term_id","tag_id")
);

-- AlterTable
ALTER TABLE "learner_document" ADD COLUMN "covered_tokens" INTEGER,
ADD COLUMN "covered_words" INTEGER;

-- CreateTable
CREATE TABLE "family_counting" (
    "learner_id" UUID NOT NULL,
    "language" SMALLINT NOT NULL,

    CONSTRAINT "family_counting_pkey" PRIMARY KEY ("learner_id","language")
);

-- CreateTable
CREATE TABLE "word_search" (
    "learner_id" UUID NOT NULL,
    "term_id" INTEGER NOT NULL,
    "language" SMALLINT NOT NULL,
    "text" TEXT NOT NULL,

    CONSTRAINT "word_search_pkey" PRIMARY KEY ("learner_id","term_id")
);

-- CreateIndex
CREATE INDEX "word_tag_tag_id_term_id_idx" ON "word_tag"("tag_id", "term_id");

-- AddForeignKey
ALTER TABLE "word_tag" ADD CONSTRAINT "word_tag_learner_id_term_id_fkey" FOREIGN KEY ("learner_id", "term_id") REFERENCES "learner_word"("learner_id", "term_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "word_tag" ADD CONSTRAINT "word_tag_tag_id_fkey" FOREIGN KEY ("tag_id") REFERENCES "tag"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "family_counting" ADD CONSTRAINT "family_counting_learner_id_fkey" FOREIGN KEY ("learner_id") REFERENCES "learner"("id") ON DELETE CASCADE ON UPDATE CASCADE;


-- Where a word stands in lists: its level, or 6 when it is ignored.
CREATE FUNCTION word_standing(p_level smallint, p_ignored boolean) RETURNS smallint
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN p_ignored THEN 6::smallint ELSE p_level END
$$;

-- Each standing of a learner's language in the two orders of the list; a list of several standings merges them.
CREATE INDEX "learner_word_by_form" ON "learner_word"
  ("learner_id", "language", word_standing("level", "ignored"), "form", "term_id");
CREATE INDEX "learner_word_by_date" ON "learner_word"
  ("learner_id", "language", word_standing("level", "ignored"), "created_at" DESC, "term_id" DESC);
CREATE INDEX "learner_word_by_anchor" ON "learner_word" ("learner_id", "anchor") WHERE "anchor" IS NOT NULL;
CREATE INDEX "learner_word_by_lemma" ON "learner_word" ("learner_id", "lemma_id") WHERE "lemma_id" IS NOT NULL;

-- Translations are searched here and not in learner_word, where each change of a level would write the index anew.
CREATE INDEX "word_search_by_text" ON "word_search" USING gin ("learner_id", "text" gin_trgm_ops);

CREATE FUNCTION index_word_text() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' OR NEW.translation = '' THEN
    DELETE FROM word_search WHERE learner_id = OLD.learner_id AND term_id = OLD.term_id;
  ELSE
    INSERT INTO word_search (learner_id, term_id, language, text)
    VALUES (NEW.learner_id, NEW.term_id, NEW.language, lower(NEW.translation))
    ON CONFLICT (learner_id, term_id) DO UPDATE SET text = excluded.text;
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER word_text_added AFTER INSERT ON learner_word
  FOR EACH ROW WHEN (NEW.translation <> '') EXECUTE FUNCTION index_word_text();
CREATE TRIGGER word_text_changed AFTER UPDATE ON learner_word
  FOR EACH ROW WHEN (NEW.translation <> OLD.translation) EXECUTE FUNCTION index_word_text();
CREATE TRIGGER word_text_removed AFTER DELETE ON learner_word
  FOR EACH ROW WHEN (OLD.translation <> '') EXECUTE FUNCTION index_word_text();
INSERT INTO word_search (learner_id, term_id, language, text)
SELECT learner_id, term_id, language, lower(translation) FROM learner_word WHERE translation <> '';

-- State of an entry: its level, plus 8 when it is ignored.
CREATE FUNCTION word_state(p_level smallint, p_ignored boolean) RETURNS integer
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT p_level + CASE WHEN p_ignored THEN 8 ELSE 0 END
$$;

-- Whole entries of some words with their tags, as a change keeps them to be undone.
CREATE FUNCTION word_entries(p_learner uuid, p_terms integer[]) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_agg(to_jsonb(lw) || jsonb_build_object('tags', coalesce((
    SELECT jsonb_agg(wt.tag_id) FROM word_tag wt WHERE wt.learner_id = p_learner AND wt.term_id = lw.term_id
  ), '[]'::jsonb)))
  FROM learner_word lw WHERE lw.learner_id = p_learner AND lw.term_id = ANY (p_terms)
$$;

-- Families. The lemma of a word is the learner's own, else the best suggestion (`term_lemma`, rank 0), else the word
-- itself; words of one lemma are a family. Where a learner has it so (`family_counting`), a word below level 4 counts
-- as covered when another of its family is known; `covered_tokens` and `covered_words` of each document say how many.

-- Terms of the families of some lemmas, as one learner has them.
CREATE FUNCTION family_terms(p_learner uuid, p_lemmas integer[]) RETURNS TABLE (lemma integer, term integer)
LANGUAGE sql STABLE AS $$
  SELECT asked.lemma, member.term
  FROM unnest(p_lemmas) AS asked(lemma)
  CROSS JOIN LATERAL (
    SELECT tl.term_id AS term FROM term_lemma tl WHERE tl.lemma_id = asked.lemma AND tl.rank = 0
    UNION SELECT asked.lemma
    UNION SELECT lw.term_id FROM learner_word lw WHERE lw.learner_id = p_learner AND lw.lemma_id = asked.lemma
  ) member
  -- Members by suggestion whom the learner, or a better suggestion, put elsewhere.
  WHERE asked.lemma = coalesce(
    (SELECT lw.lemma_id FROM learner_word lw WHERE lw.learner_id = p_learner AND lw.term_id = member.term),
    (SELECT tl.lemma_id FROM term_lemma tl WHERE tl.term_id = member.term AND tl.rank = 0),
    member.term)
$$;

-- Those words of some families that are covered.
CREATE FUNCTION covered_terms(p_learner uuid, p_lemmas integer[]) RETURNS integer[] LANGUAGE sql STABLE AS $$
  SELECT coalesce(array_agg(term), '{}') FROM (
    SELECT f.term, word_class(word_state(lw.level, lw.ignored)) AS class,
      bool_or(word_class(word_state(lw.level, lw.ignored)) = 2) OVER (PARTITION BY f.lemma) AS known
    FROM family_terms(p_learner, p_lemmas) f
    LEFT JOIN LATERAL (
      SELECT level, ignored FROM learner_word
      WHERE learner_id = p_learner AND term_id = f.term OFFSET 0
    ) lw ON true
  ) members
  WHERE known AND class < 2
$$;

-- The families that a change of some words may touch (p_lemmas: lemmas that they are about to get), and their
-- covered words before it. Both are NULL when the learner does not count by families.
CREATE FUNCTION open_families(
  p_learner uuid, p_language integer, p_terms integer[], p_lemmas integer[], OUT lemmas integer[], OUT covered integer[]
) LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT 1 FROM family_counting WHERE learner_id = p_learner AND language = p_language) THEN RETURN; END IF;
  SELECT array_agg(DISTINCT lemma) INTO lemmas FROM (
    SELECT unnest(p_lemmas || p_terms) AS lemma
    UNION ALL SELECT lemma_id FROM learner_word WHERE learner_id = p_learner AND term_id = ANY (p_terms)
    UNION ALL SELECT lemma_id FROM term_lemma WHERE term_id = ANY (p_terms) AND rank = 0
  ) touched WHERE lemma IS NOT NULL;
  covered := covered_terms(p_learner, lemmas);
END
$$;

-- Moves the covered words of one learner's documents from those before a change to those after it.
CREATE FUNCTION close_families(p_learner uuid, p_lemmas integer[], p_covered integer[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  v_covered integer[];
BEGIN
  IF p_lemmas IS NULL THEN RETURN; END IF;
  v_covered := covered_terms(p_learner, p_lemmas);
  UPDATE learner_document ld SET
    covered_tokens = ld.covered_tokens + delta.tokens, covered_words = ld.covered_words + delta.words
  FROM (
    SELECT dw.document_id, sum(dw.count * moved.step)::int AS tokens, sum(moved.step)::int AS words
    FROM (
      SELECT term, 1 AS step FROM unnest(v_covered) term WHERE term <> ALL (p_covered)
      UNION ALL SELECT term, -1 FROM unnest(p_covered) term WHERE term <> ALL (v_covered)
    ) moved
    JOIN document_word dw ON dw.term_id = moved.term
    JOIN learner_document mine ON mine.learner_id = p_learner AND mine.document_id = dw.document_id
    GROUP BY dw.document_id
  ) delta
  WHERE ld.learner_id = p_learner AND ld.document_id = delta.document_id;
END
$$;

-- Exact number of covered running and distinct words of one document.
CREATE FUNCTION count_covered(p_learner uuid, p_document integer, OUT tokens integer, OUT words integer)
LANGUAGE sql STABLE AS $$
  SELECT coalesce(sum(dw.count), 0)::int, count(*)::int
  FROM document_word dw
  WHERE dw.document_id = p_document AND dw.term_id = ANY (covered_terms(p_learner, ARRAY(
    SELECT DISTINCT coalesce(lw.lemma_id, tl.lemma_id, w.term_id)
    FROM document_word w
    LEFT JOIN learner_word lw ON lw.learner_id = p_learner AND lw.term_id = w.term_id
    LEFT JOIN term_lemma tl ON tl.term_id = w.term_id AND tl.rank = 0
    WHERE w.document_id = p_document)))
$$;

-- Starts or stops counting by families in one language.
CREATE FUNCTION count_families(p_learner uuid, p_language integer, p_on boolean) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM lock_learner(p_learner);
  IF p_on THEN
    INSERT INTO family_counting (learner_id, language) VALUES (p_learner, p_language) ON CONFLICT DO NOTHING;
    UPDATE learner_document ld SET covered_tokens = c.tokens, covered_words = c.words
    FROM learner_document mine
    JOIN document d ON d.id = mine.document_id AND d.language = p_language
    CROSS JOIN LATERAL count_covered(p_learner, mine.document_id) c
    WHERE mine.learner_id = p_learner AND ld.learner_id = p_learner AND ld.document_id = mine.document_id;
  ELSE
    DELETE FROM family_counting WHERE learner_id = p_learner AND language = p_language;
    UPDATE learner_document ld SET covered_tokens = NULL, covered_words = NULL
    FROM document d
    WHERE ld.learner_id = p_learner AND d.id = ld.document_id AND d.language = p_language;
  END IF;
END
$$;

-- Counts anew by families for everybody who does, after the suggestions of some terms changed.
CREATE FUNCTION recount_families(p_language integer, p_terms integer[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  v_learner uuid;
BEGIN
  FOR v_learner IN SELECT learner_id FROM family_counting WHERE language = p_language ORDER BY learner_id LOOP
    PERFORM lock_learner(v_learner);
    UPDATE learner_document ld SET covered_tokens = c.tokens, covered_words = c.words
    FROM (
      SELECT DISTINCT mine.document_id FROM learner_document mine
      JOIN document_word dw ON dw.document_id = mine.document_id
      WHERE mine.learner_id = v_learner AND dw.term_id = ANY (p_terms)
    ) touched
    CROSS JOIN LATERAL count_covered(v_learner, touched.document_id) c
    WHERE ld.learner_id = v_learner AND ld.document_id = touched.document_id;
  END LOOP;
END
$$;

-- Exact counts of one learner and one document, from the words themselves. Each word of the document is looked up:
-- a kept plan would rather read the whole vocabulary, of which it does not know the size.
CREATE OR REPLACE FUNCTION count_document(p_learner uuid, p_document integer) RETURNS learner_document LANGUAGE sql STABLE AS $$
  SELECT ROW(p_learner, p_document,
    coalesce(sum(count) FILTER (WHERE class = 0), 0)::int,
    coalesce(sum(count) FILTER (WHERE class = 1), 0)::int,
    coalesce(sum(count) FILTER (WHERE class = 3), 0)::int,
    count(*) FILTER (WHERE class = 0)::int,
    count(*) FILTER (WHERE class = 1)::int,
    count(*) FILTER (WHERE class = 3)::int,
    covered.tokens, covered.words)::learner_document
  FROM (
    SELECT dw.count, word_class(lw.level + CASE WHEN lw.ignored THEN 8 ELSE 0 END) AS class
    FROM document_word dw
    LEFT JOIN LATERAL (
      SELECT level, ignored FROM learner_word
      WHERE learner_id = p_learner AND term_id = dw.term_id OFFSET 0
    ) lw ON true
    WHERE dw.document_id = p_document
  ) words
  LEFT JOIN LATERAL (
    SELECT c.tokens, c.words FROM document d
    JOIN family_counting fc ON fc.learner_id = p_learner AND fc.language = d.language
    CROSS JOIN LATERAL count_covered(p_learner, p_document) c
    WHERE d.id = p_document
  ) covered ON true
  GROUP BY covered.tokens, covered.words
$$;

DROP FUNCTION change_words(uuid, uuid, integer, integer[], integer, boolean, boolean);

-- Sets level and/or ignored of some words of one language (NULL keeps; a word without an entry counts as level 0).
-- With p_only_new, words that are not new stay as they are.
-- Answers the number of words that changed; a row of word_change with id p_change is written when there are any.
CREATE FUNCTION change_words(
  p_learner uuid, p_change uuid, p_language integer, p_terms integer[],
  p_level integer, p_ignored boolean, p_only_new boolean DEFAULT false, p_kind text DEFAULT 'level'
) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  v_terms integer[];
  v_forms text[];
  v_before integer[];
  v_before_at timestamptz[];
  v_after integer[];
  v_points integer;
  v_now timestamptz;
  v_families record;
BEGIN
  PERFORM lock_learner(p_learner);
  -- Not now(): a transaction that waited for the lock must not look older than the one it waited for.
  v_now := clock_timestamp();
  SELECT array_agg(term), array_agg(form), array_agg(state), array_agg(updated_at), array_agg(wanted)
  INTO v_terms, v_forms, v_before, v_before_at, v_after
  FROM (
    SELECT t.id AS term, t.form, lw.updated_at,
      coalesce(word_state(lw.level, lw.ignored), -1) AS state,
      coalesce(p_level, lw.level, 0) + CASE WHEN coalesce(p_ignored, lw.ignored, false) THEN 8 ELSE 0 END AS wanted
    FROM (SELECT DISTINCT unnest(p_terms) AS id) asked
    JOIN term t ON t.id = asked.id AND t.language = p_language
    LEFT JOIN learner_word lw ON lw.learner_id = p_learner AND lw.term_id = t.id
  ) s
  WHERE greatest(state, 0) <> wanted AND (NOT p_only_new OR word_class(state) = 0);
  IF v_terms IS NULL THEN RETURN 0; END IF;
  v_families := open_families(p_learner, p_language, v_terms, NULL);

  WITH given AS (
    INSERT INTO learner_word AS lw
      (learner_id, term_id, language, form, level, ignored, created_at, updated_at, started_at, known_at)
    SELECT p_learner, term, p_language, form, wanted & 7, wanted >= 8, v_now, v_now,
      CASE WHEN word_class(wanted) IN (1, 2) THEN v_now END,
      CASE WHEN word_class(wanted) = 2 THEN v_now END
    FROM unnest(v_terms, v_forms, v_after) AS n(term, form, wanted)
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
  PERFORM close_families(p_learner, v_families.lemmas, v_families.covered);
  INSERT INTO word_change (id, learner_id, language, kind, terms, before, before_at, after, created_at)
  VALUES (p_change, p_learner, p_language, p_kind, v_terms, v_before, v_before_at, v_after, v_now);
  RETURN cardinality(v_terms);
END
$$;

-- Gives a word exactly these tags; answers whether that changed anything.
CREATE FUNCTION set_word_tags(p_learner uuid, p_term integer, p_tags uuid[]) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  v_gone integer;
  v_new integer;
BEGIN
  DELETE FROM word_tag WHERE learner_id = p_learner AND term_id = p_term AND tag_id <> ALL (p_tags);
  GET DIAGNOSTICS v_gone = ROW_COUNT;
  INSERT INTO word_tag (learner_id, term_id, tag_id)
  SELECT p_learner, p_term, id FROM tag WHERE owner_id = p_learner AND id = ANY (p_tags)
  ON CONFLICT DO NOTHING;
  GET DIAGNOSTICS v_new = ROW_COUNT;
  RETURN v_gone + v_new > 0;
END
$$;

DROP FUNCTION write_word(uuid, uuid, integer, integer, integer, boolean, jsonb);

-- Adds or changes one word with its fields (a JSON object; missing keys stay). `tags` are ids of tags; `parts` are the
-- terms of a phrase and stay as they were first given. Answers true when something changed.
CREATE FUNCTION write_word(
  p_learner uuid, p_change uuid, p_language integer, p_term integer, p_level integer, p_ignored boolean, p_fields jsonb
) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  v_old learner_word;
  v_new learner_word;
  v_exists boolean;
  v_entries jsonb;
  v_tagged boolean := false;
  v_now timestamptz;
  v_points integer;
  v_before integer[];
  v_after integer[];
  v_families record;
BEGIN
  PERFORM lock_learner(p_learner);
  v_now := clock_timestamp();
  v_families := open_families(p_learner, p_language, ARRAY[p_term], ARRAY[(p_fields->>'lemma_id')::integer]);
  SELECT * INTO v_old FROM learner_word WHERE learner_id = p_learner AND term_id = p_term;
  v_exists := FOUND;
  IF v_exists THEN
    v_new := v_old;
    IF p_fields ? 'tags' THEN v_entries := word_entries(p_learner, ARRAY[p_term]);
    ELSE v_entries := NULL; END IF;
  ELSE
    v_new.learner_id := p_learner;
    v_new.term_id := p_term;
    v_new.language := p_language;
    v_new.form := (SELECT form FROM term WHERE id = p_term);
    v_new.ignored := false;
    v_new.translation := '';
    v_new.definition := '';
    v_new.pronunciation := '';
    v_new.example := '';
    v_new.notes := '';
    v_new.lemma := '';
    v_new.part_of_speech := '';
    v_new.created_at := v_now;
  END IF;
  v_new.level := p_level;
  v_new.ignored := coalesce(p_ignored, v_new.ignored);
  v_new.translation := coalesce(p_fields->>'translation', v_new.translation);
  v_new.definition := coalesce(p_fields->>'definition', v_new.definition);
  v_new.pronunciation := coalesce(p_fields->>'pronunciation', v_new.pronunciation);
  v_new.example := coalesce(p_fields->>'example', v_new.example);
  v_new.notes := coalesce(p_fields->>'notes', v_new.notes);
  v_new.part_of_speech := coalesce(p_fields->>'part_of_speech', v_new.part_of_speech);
  v_new.lemma := coalesce(p_fields->>'lemma', v_new.lemma);
  IF p_fields ? 'lemma_id' THEN v_new.lemma_id := (p_fields->>'lemma_id')::integer; END IF;
  IF p_fields ? 'image_key' THEN v_new.image_key := p_fields->>'image_key'; END IF;
  IF v_new.parts IS NULL AND p_fields ? 'parts' THEN
    v_new.parts := ARRAY(SELECT jsonb_array_elements_text(p_fields->'parts')::integer);
    -- Frequent terms got the smaller ids: the largest is the rarest, and is asked for on the fewest pages.
    v_new.anchor := (SELECT max(part) FROM unnest(v_new.parts) part);
  END IF;
  IF NOT v_exists OR v_new IS DISTINCT FROM v_old THEN
    v_new.updated_at := v_now;
    IF NOT v_new.ignored AND v_new.level >= 1 THEN v_new.started_at := coalesce(v_new.started_at, v_now); END IF;
    IF NOT v_new.ignored AND v_new.level >= 4 THEN v_new.known_at := coalesce(v_new.known_at, v_now); END IF;
  END IF;

  IF NOT v_exists THEN INSERT INTO learner_word SELECT v_new.*; END IF;
  IF p_fields ? 'tags' THEN
    v_tagged := set_word_tags(p_learner, p_term, ARRAY(SELECT jsonb_array_elements_text(p_fields->'tags')::uuid));
  END IF;
  IF v_exists THEN
    IF v_new IS NOT DISTINCT FROM v_old AND NOT v_tagged THEN RETURN false; END IF;
    v_new.updated_at := v_now;
    UPDATE learner_word SET level = v_new.level, ignored = v_new.ignored, translation = v_new.translation,
      definition = v_new.definition, pronunciation = v_new.pronunciation, example = v_new.example,
      notes = v_new.notes, part_of_speech = v_new.part_of_speech, lemma = v_new.lemma, lemma_id = v_new.lemma_id,
      image_key = v_new.image_key, parts = v_new.parts, anchor = v_new.anchor, updated_at = v_now,
      started_at = v_new.started_at, known_at = v_new.known_at
    WHERE learner_id = p_learner AND term_id = p_term;
  END IF;
  v_points := coalesce((v_new.started_at = v_now)::int, 0) + 5 * coalesce((v_new.known_at = v_now)::int, 0);
  IF v_points > 0 THEN UPDATE learner SET points = points + v_points WHERE id = p_learner; END IF;

  v_before := ARRAY[CASE WHEN v_exists THEN word_state(v_old.level, v_old.ignored) ELSE -1 END];
  v_after := ARRAY[word_state(v_new.level, v_new.ignored)];
  PERFORM move_document_counts(p_learner, ARRAY[p_term], v_before, v_after);
  IF v_before <> v_after THEN PERFORM move_vocabulary_counts(p_learner, p_language, v_before, v_after); END IF;
  PERFORM close_families(p_learner, v_families.lemmas, v_families.covered);
  INSERT INTO word_change (id, learner_id, language, kind, terms, before, before_at, after, entries, created_at)
  VALUES (p_change, p_learner, p_language, 'edit', ARRAY[p_term], v_before, ARRAY[v_old.updated_at], v_after,
    CASE WHEN v_exists THEN coalesce(v_entries, jsonb_build_array(to_jsonb(v_old))) END, v_now);
  RETURN true;
END
$$;

-- Deletes words of one language from a vocabulary; they are new again, and what they had earned is taken back.
-- Answers how many there were.
CREATE FUNCTION delete_words(p_learner uuid, p_change uuid, p_language integer, p_terms integer[])
RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  v_terms integer[];
  v_before integer[];
  v_before_at timestamptz[];
  v_after integer[];
  v_entries jsonb;
  v_points integer;
  v_families record;
BEGIN
  PERFORM lock_learner(p_learner);
  SELECT array_agg(term_id), array_agg(word_state(level, ignored)), array_agg(updated_at), array_agg(-1),
    count(started_at) + 5 * count(known_at)
  INTO v_terms, v_before, v_before_at, v_after, v_points
  FROM learner_word WHERE learner_id = p_learner AND language = p_language AND term_id = ANY (p_terms);
  IF v_terms IS NULL THEN RETURN 0; END IF;
  v_entries := word_entries(p_learner, v_terms);
  v_families := open_families(p_learner, p_language, v_terms, NULL);
  DELETE FROM learner_word WHERE learner_id = p_learner AND term_id = ANY (v_terms);
  IF v_points > 0 THEN UPDATE learner SET points = greatest(points - v_points, 0) WHERE id = p_learner; END IF;
  PERFORM move_document_counts(p_learner, v_terms, v_before, v_after);
  PERFORM move_vocabulary_counts(p_learner, p_language, v_before, v_after);
  PERFORM close_families(p_learner, v_families.lemmas, v_families.covered);
  INSERT INTO word_change (id, learner_id, language, kind, terms, before, before_at, after, entries, created_at)
  VALUES (p_change, p_learner, p_language, 'delete', v_terms, v_before, v_before_at, v_after, v_entries,
    clock_timestamp());
  RETURN cardinality(v_terms);
END
$$;

-- Adds and takes away tags of words in the vocabulary. Answers how many words changed.
CREATE FUNCTION tag_words(p_learner uuid, p_change uuid, p_language integer, p_terms integer[], p_add uuid[], p_remove uuid[])
RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  v_terms integer[];
  v_states integer[];
  v_before_at timestamptz[];
  v_entries jsonb;
  v_now timestamptz;
BEGIN
  PERFORM lock_learner(p_learner);
  v_now := clock_timestamp();
  SELECT array_agg(lw.term_id), array_agg(word_state(lw.level, lw.ignored)), array_agg(lw.updated_at)
  INTO v_terms, v_states, v_before_at
  FROM learner_word lw
  WHERE lw.learner_id = p_learner AND lw.language = p_language AND lw.term_id = ANY (p_terms)
    AND (EXISTS (
        SELECT 1 FROM word_tag wt
        WHERE wt.learner_id = p_learner AND wt.term_id = lw.term_id AND wt.tag_id = ANY (p_remove))
      OR EXISTS (
        SELECT 1 FROM tag WHERE owner_id = p_learner AND id = ANY (p_add) AND NOT EXISTS (
          SELECT 1 FROM word_tag wt
          WHERE wt.learner_id = p_learner AND wt.term_id = lw.term_id AND wt.tag_id = tag.id)));
  IF v_terms IS NULL THEN RETURN 0; END IF;
  v_entries := word_entries(p_learner, v_terms);
  DELETE FROM word_tag WHERE learner_id = p_learner AND term_id = ANY (v_terms) AND tag_id = ANY (p_remove);
  INSERT INTO word_tag (learner_id, term_id, tag_id)
  SELECT p_learner, term, tag.id FROM unnest(v_terms) term
  CROSS JOIN tag WHERE tag.owner_id = p_learner AND tag.id = ANY (p_add)
  ON CONFLICT DO NOTHING;
  UPDATE learner_word SET updated_at = v_now WHERE learner_id = p_learner AND term_id = ANY (v_terms);
  INSERT INTO word_change (id, learner_id, language, kind, terms, before, before_at, after, entries, created_at)
  VALUES (p_change, p_learner, p_language, 'tag', v_terms, v_states, v_before_at, v_states, v_entries, v_now);
  RETURN cardinality(v_terms);
END
$$;

-- Takes one change back. A word that was changed again since keeps its newer state and is counted as kept.
-- Answers NULL when there is no such change, and restored = -1 when it was undone already.
CREATE OR REPLACE FUNCTION undo_change(p_learner uuid, p_change uuid, OUT restored integer, OUT kept integer)
LANGUAGE plpgsql AS $$
DECLARE
  v_change word_change;
  v_entries jsonb;
  v_terms integer[];
  v_now_state integer[];
  v_back integer[];
  v_back_at timestamptz[];
  v_points integer;
  v_families record;
BEGIN
  PERFORM lock_learner(p_learner);
  SELECT * INTO v_change FROM word_change WHERE id = p_change AND learner_id = p_learner FOR UPDATE;
  IF NOT FOUND THEN RETURN; END IF;
  IF v_change.undone_at IS NOT NULL THEN restored := -1; kept := 0; RETURN; END IF;

  -- What the change left must still be there: the entry it wrote, or none where it deleted one.
  SELECT array_agg(c.term), array_agg(coalesce(word_state(lw.level, lw.ignored), -1)),
    array_agg(c.before), array_agg(c.before_at),
    sum(coalesce((lw.started_at = v_change.created_at)::int, 0) + 5 * coalesce((lw.known_at = v_change.created_at)::int, 0))
  INTO v_terms, v_now_state, v_back, v_back_at, v_points
  FROM unnest(v_change.terms, v_change.before, v_change.before_at) AS c(term, before, before_at)
  LEFT JOIN learner_word lw ON lw.learner_id = p_learner AND lw.term_id = c.term
  WHERE CASE WHEN v_change.kind = 'delete' THEN lw.term_id IS NULL ELSE lw.updated_at = v_change.created_at END;
  restored := coalesce(cardinality(v_terms), 0);
  kept := cardinality(v_change.terms) - restored;
  UPDATE word_change SET undone_at = clock_timestamp() WHERE id = p_change;
  IF restored = 0 THEN RETURN; END IF;

  v_entries := coalesce(v_change.entries,
    CASE WHEN v_change.entry_before IS NOT NULL THEN jsonb_build_array(v_change.entry_before) END);
  v_families := open_families(p_learner, v_change.language, v_terms,
    ARRAY(SELECT (e.entry->>'lemma_id')::integer FROM jsonb_array_elements(v_entries) AS e(entry)));
  DELETE FROM learner_word lw USING unnest(v_terms, v_back) AS c(term, back)
  WHERE lw.learner_id = p_learner AND lw.term_id = c.term AND c.back = -1;
  IF v_entries IS NULL THEN
    UPDATE learner_word lw SET level = c.back & 7, ignored = c.back >= 8, updated_at = c.back_at,
      started_at = nullif(lw.started_at, v_change.created_at), known_at = nullif(lw.known_at, v_change.created_at)
    FROM unnest(v_terms, v_back, v_back_at) AS c(term, back, back_at)
    WHERE lw.learner_id = p_learner AND lw.term_id = c.term AND c.back >= 0;
  ELSE
    -- An entry that was kept before a field existed has none of it; the form is never missing.
    INSERT INTO learner_word AS lw
    SELECT (jsonb_populate_record(NULL::learner_word,
      jsonb_build_object('form', t.form, 'part_of_speech', '') || e.entry)).*
    FROM jsonb_array_elements(v_entries) AS e(entry)
    JOIN term t ON t.id = (e.entry->>'term_id')::integer
    WHERE t.id = ANY (v_terms)
    ON CONFLICT (learner_id, term_id) DO UPDATE SET level = excluded.level, ignored = excluded.ignored,
      translation = excluded.translation, definition = excluded.definition, pronunciation = excluded.pronunciation,
      example = excluded.example, notes = excluded.notes, part_of_speech = excluded.part_of_speech,
      lemma = excluded.lemma, lemma_id = excluded.lemma_id, image_key = excluded.image_key, parts = excluded.parts,
      anchor = excluded.anchor, updated_at = excluded.updated_at, started_at = excluded.started_at,
      known_at = excluded.known_at;
    IF v_change.kind = 'delete' THEN
      v_points := -(SELECT count(started_at) + 5 * count(known_at)
        FROM learner_word WHERE learner_id = p_learner AND term_id = ANY (v_terms));
    END IF;
    PERFORM set_word_tags(p_learner, (e.entry->>'term_id')::integer,
      ARRAY(SELECT jsonb_array_elements_text(e.entry->'tags')::uuid))
    FROM jsonb_array_elements(v_entries) AS e(entry)
    WHERE e.entry ? 'tags' AND (e.entry->>'term_id')::integer = ANY (v_terms);
  END IF;
  IF v_points <> 0 THEN UPDATE learner SET points = greatest(points - v_points, 0) WHERE id = p_learner; END IF;

  PERFORM move_document_counts(p_learner, v_terms, v_now_state, v_back);
  PERFORM move_vocabulary_counts(p_learner, v_change.language, v_now_state, v_back);
  PERFORM close_families(p_learner, v_families.lemmas, v_families.covered);
END
$$;

-- Compares a learner's counts with a full recount, mends what differs, and answers how many rows differed.
CREATE OR REPLACE FUNCTION recount_learner(p_learner uuid) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  v_wrong integer;
  v_levels integer;
  v_shelves integer;
BEGIN
  PERFORM lock_learner(p_learner);
  -- Each document is counted once: as a column, `(count_document(…)).*` would count it for every field.
  WITH exact AS MATERIALIZED (
    SELECT e.* FROM learner_document mine
    CROSS JOIN LATERAL count_document(p_learner, mine.document_id) e
    WHERE mine.learner_id = p_learner
  )
  UPDATE learner_document ld SET new_tokens = e.new_tokens, learning_tokens = e.learning_tokens,
    ignored_tokens = e.ignored_tokens, new_words = e.new_words, learning_words = e.learning_words,
    ignored_words = e.ignored_words, covered_tokens = e.covered_tokens, covered_words = e.covered_words
  FROM exact e
  WHERE ld.learner_id = p_learner AND ld.document_id = e.document_id
    AND (ld.new_tokens, ld.learning_tokens, ld.ignored_tokens, ld.new_words, ld.learning_words, ld.ignored_words,
      ld.covered_tokens, ld.covered_words)
      IS DISTINCT FROM
      (e.new_tokens, e.learning_tokens, e.ignored_tokens, e.new_words, e.learning_words, e.ignored_words,
      e.covered_tokens, e.covered_words);
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
