-- What a change of many words keeps to be undone stood in one JSON document with whole entries: to write and to read it
-- took longer than the change. It stands in two tables now, and of tags only what the change gave or took.

-- CreateTable
CREATE TABLE "kept_word" (
    "change_id" UUID NOT NULL,
    "term_id" INTEGER NOT NULL,
    "form" TEXT NOT NULL,
    "level" SMALLINT NOT NULL,
    "ignored" BOOLEAN NOT NULL,
    "translation" TEXT NOT NULL,
    "definition" TEXT NOT NULL,
    "pronunciation" TEXT NOT NULL,
    "example" TEXT NOT NULL,
    "notes" TEXT NOT NULL,
    "lemma" TEXT NOT NULL,
    "lemma_id" INTEGER,
    "parts" INTEGER[],
    "anchor" INTEGER,
    "part_of_speech" TEXT NOT NULL,
    "image_key" TEXT,
    "next_review" TIMESTAMPTZ,
    "created_at" TIMESTAMPTZ NOT NULL,
    "updated_at" TIMESTAMPTZ NOT NULL,
    "started_at" TIMESTAMPTZ,
    "known_at" TIMESTAMPTZ,

    CONSTRAINT "kept_word_pkey" PRIMARY KEY ("change_id","term_id")
);

-- CreateTable
CREATE TABLE "kept_tag" (
    "change_id" UUID NOT NULL,
    "term_id" INTEGER NOT NULL,
    "tag_id" UUID NOT NULL,
    "given" BOOLEAN NOT NULL,

    CONSTRAINT "kept_tag_pkey" PRIMARY KEY ("change_id","term_id","tag_id")
);

-- Neither has a foreign key to word_change: it would be asked for every one of 20,000 rows.
CREATE FUNCTION forget_kept() RETURNS trigger LANGUAGE plpgsql SET enable_hashjoin = off SET enable_mergejoin = off AS $$
BEGIN
  DELETE FROM kept_word USING gone WHERE change_id = gone.id;
  DELETE FROM kept_tag USING gone WHERE change_id = gone.id;
  RETURN NULL;
END
$$;
CREATE TRIGGER word_change_forgotten AFTER DELETE ON word_change
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION forget_kept();

-- Changes that can still be undone are taken over.
WITH entry AS (
  SELECT c.id, c.created_at, c.learner_id, c.kind, (e.entry->>'term_id')::integer AS term, e.entry
  FROM word_change c
  CROSS JOIN LATERAL jsonb_array_elements(coalesce(c.entries, jsonb_build_array(c.entry_before))) AS e(entry)
  WHERE c.undone_at IS NULL AND (c.entries IS NOT NULL OR c.entry_before IS NOT NULL)
), told AS (
  -- What a change left of a word's tags is what the next one found, else what there is now.
  SELECT id, term, tags, CASE WHEN kind = 'delete' THEN '{}' ELSE coalesce(
    lead(tags) OVER (PARTITION BY learner_id, term ORDER BY created_at, id),
    ARRAY(SELECT wt.tag_id FROM word_tag wt WHERE wt.learner_id = tagged.learner_id AND wt.term_id = tagged.term)
  ) END AS left_tags
  FROM (
    SELECT *, ARRAY(SELECT jsonb_array_elements_text(entry->'tags')::uuid) AS tags FROM entry WHERE entry ? 'tags'
  ) tagged
), tags AS (
  INSERT INTO kept_tag (change_id, term_id, tag_id, given)
  SELECT id, term, tag, false FROM told CROSS JOIN LATERAL unnest(tags) tag WHERE tag <> ALL (left_tags)
  UNION ALL
  SELECT id, term, tag, true FROM told CROSS JOIN LATERAL unnest(left_tags) tag WHERE tag <> ALL (tags)
)
INSERT INTO kept_word (change_id, term_id, form, level, ignored, translation, definition, pronunciation, example, notes,
  lemma, lemma_id, parts, anchor, part_of_speech, image_key, next_review, created_at, updated_at, started_at, known_at)
SELECT entry.id, t.id, t.form, e.level, e.ignored, e.translation, e.definition, e.pronunciation, e.example, e.notes,
  e.lemma, e.lemma_id, e.parts, e.anchor, coalesce(e.part_of_speech, ''), e.image_key, e.next_review,
  e.created_at, e.updated_at, e.started_at, e.known_at
FROM entry
JOIN term t ON t.id = entry.term
CROSS JOIN LATERAL jsonb_populate_record(NULL::learner_word, entry.entry) e
WHERE entry.kind <> 'tag';

-- Room on each page for the next version of a word: a change of its tags or its notes then touches no index.
ALTER TABLE "learner_word" SET (fillfactor = 85);

-- AlterTable
ALTER TABLE "word_change" DROP COLUMN "entries", DROP COLUMN "entry_before";

-- A foreign key is asked for every row, which took longest of all when 20,000 words with tags came back. In its place a
-- statement asks once for each learner and each tag that it names, with the lock that a foreign key takes; and what
-- belongs to a learner, a word or a tag goes with it, in one statement for all.
ALTER TABLE "learner_word" DROP CONSTRAINT "learner_word_learner_id_fkey";
ALTER TABLE "word_tag" DROP CONSTRAINT "word_tag_learner_id_term_id_fkey", DROP CONSTRAINT "word_tag_tag_id_fkey";

DROP TRIGGER word_text_added ON learner_word;
CREATE FUNCTION take_in_words() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  v_learner uuid;
BEGIN
  FOR v_learner IN SELECT DISTINCT learner_id FROM added LOOP
    PERFORM FROM learner WHERE id = v_learner FOR KEY SHARE;
    IF NOT FOUND THEN RAISE foreign_key_violation USING MESSAGE = 'a word needs its learner', TABLE = 'learner_word'; END IF;
  END LOOP;
  INSERT INTO word_search (learner_id, term_id, language, text)
  SELECT learner_id, term_id, language, lower(translation) FROM added WHERE translation <> ''
  ON CONFLICT (learner_id, term_id) DO UPDATE SET text = excluded.text;
  RETURN NULL;
END
$$;
CREATE TRIGGER words_added AFTER INSERT ON learner_word
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION take_in_words();

DROP TRIGGER word_text_removed ON learner_word;
CREATE FUNCTION forget_words() RETURNS trigger LANGUAGE plpgsql SET enable_hashjoin = off SET enable_mergejoin = off AS $$
BEGIN
  DELETE FROM word_tag wt USING gone WHERE wt.learner_id = gone.learner_id AND wt.term_id = gone.term_id;
  DELETE FROM word_search ws USING gone WHERE ws.learner_id = gone.learner_id AND ws.term_id = gone.term_id;
  RETURN NULL;
END
$$;
CREATE TRIGGER words_removed AFTER DELETE ON learner_word
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION forget_words();

CREATE FUNCTION take_in_word_tags() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  v_tag uuid;
BEGIN
  FOR v_tag IN SELECT DISTINCT tag_id FROM added LOOP
    PERFORM FROM tag WHERE id = v_tag FOR KEY SHARE;
    IF NOT FOUND THEN RAISE foreign_key_violation USING MESSAGE = 'a word is given a tag that is not there', TABLE = 'word_tag'; END IF;
  END LOOP;
  RETURN NULL;
END
$$;
CREATE TRIGGER word_tags_added AFTER INSERT ON word_tag
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION take_in_word_tags();

CREATE FUNCTION forget_tags_words() RETURNS trigger LANGUAGE plpgsql SET enable_hashjoin = off SET enable_mergejoin = off AS $$
BEGIN
  DELETE FROM word_tag wt USING gone WHERE wt.tag_id = gone.id;
  RETURN NULL;
END
$$;
CREATE TRIGGER tags_removed AFTER DELETE ON tag
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION forget_tags_words();

CREATE FUNCTION forget_learners_words() RETURNS trigger LANGUAGE plpgsql SET enable_hashjoin = off SET enable_mergejoin = off AS $$
BEGIN
  DELETE FROM learner_word lw USING gone WHERE lw.learner_id = gone.id;
  RETURN NULL;
END
$$;
CREATE TRIGGER learners_removed AFTER DELETE ON learner
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION forget_learners_words();

-- Only changes come here now.
CREATE OR REPLACE FUNCTION index_word_text() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.translation = '' THEN
    DELETE FROM word_search WHERE learner_id = OLD.learner_id AND term_id = OLD.term_id;
  ELSE
    INSERT INTO word_search (learner_id, term_id, language, text)
    VALUES (NEW.learner_id, NEW.term_id, NEW.language, lower(NEW.translation))
    ON CONFLICT (learner_id, term_id) DO UPDATE SET text = excluded.text;
  END IF;
  RETURN NULL;
END
$$;

-- What compares long lists with each other has to know them when it is planned.
ALTER FUNCTION open_families(uuid, integer, integer[], integer[]) SET plan_cache_mode = auto;
ALTER FUNCTION close_families(uuid, integer[], integer[]) SET plan_cache_mode = auto;

-- Keeps the entries of some words as they are, for the change that is about to be made.
CREATE FUNCTION keep_words(p_learner uuid, p_change uuid, p_terms integer[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO kept_word (change_id, term_id, form, level, ignored, translation, definition, pronunciation, example, notes,
    lemma, lemma_id, parts, anchor, part_of_speech, image_key, next_review, created_at, updated_at, started_at, known_at)
  SELECT p_change, term_id, form, level, ignored, translation, definition, pronunciation, example, notes,
    lemma, lemma_id, parts, anchor, part_of_speech, image_key, next_review, created_at, updated_at, started_at, known_at
  FROM learner_word WHERE learner_id = p_learner AND term_id = ANY (p_terms)
$$;

-- Sets level and/or ignored of some words of one language (NULL keeps; a word without an entry counts as level 0).
-- With p_only_new, words that are not new stay as they are.
-- Answers the number of words that changed; a row of word_change with id p_change is written when there are any.
CREATE OR REPLACE FUNCTION change_words(
  p_learner uuid, p_change uuid, p_language integer, p_terms integer[],
  p_level integer, p_ignored boolean, p_only_new boolean DEFAULT false, p_kind text DEFAULT 'level'
-- Kept plans look words up one by one, which suits one and 20,000; to plan anew took longer than to change one word.
) RETURNS integer LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  v_terms integer[];
  v_forms text[];
  v_before integer[];
  v_before_at timestamptz[];
  v_after integer[];
  v_new integer;
  v_points integer := 0;
  v_more integer;
  v_now timestamptz;
  v_families record;
BEGIN
  PERFORM lock_learner(p_learner);
  -- Not now(): a transaction that waited for the lock must not look older than the one it waited for.
  v_now := clock_timestamp();
  -- Each word is looked up, and its form only when it is new here: a kept plan would rather read all there are. In the
  -- order of their numbers words stand side by side in the indexes that the change writes.
  SELECT array_agg(term), array_agg(form), array_agg(state), array_agg(updated_at), array_agg(wanted),
    count(*) FILTER (WHERE state < 0)
  INTO v_terms, v_forms, v_before, v_before_at, v_after, v_new
  FROM (
    SELECT asked.id AS term, t.form, lw.updated_at,
      coalesce(word_state(lw.level, lw.ignored), -1) AS state,
      coalesce(p_level, lw.level, 0) + CASE WHEN coalesce(p_ignored, lw.ignored, false) THEN 8 ELSE 0 END AS wanted
    FROM (SELECT DISTINCT unnest(p_terms) AS id ORDER BY 1) asked
    LEFT JOIN LATERAL (
      SELECT term_id, language, level, ignored, updated_at FROM learner_word
      WHERE learner_id = p_learner AND term_id = asked.id OFFSET 0
    ) lw ON true
    LEFT JOIN LATERAL (
      SELECT term.form FROM term
      WHERE term.id = asked.id AND term.language = p_language AND lw.term_id IS NULL OFFSET 0
    ) t ON true
    WHERE lw.language = p_language OR t.form IS NOT NULL
  ) s
  WHERE greatest(state, 0) <> wanted AND (NOT p_only_new OR word_class(state) = 0);
  IF v_terms IS NULL THEN RETURN 0; END IF;
  v_families := open_families(p_learner, p_language, v_terms, NULL);

  IF v_new < cardinality(v_terms) THEN
    WITH changed AS (
      UPDATE learner_word lw SET
        level = n.wanted & 7, ignored = n.wanted >= 8, updated_at = v_now,
        started_at = CASE WHEN word_class(n.wanted) IN (1, 2) THEN coalesce(lw.started_at, v_now) ELSE lw.started_at END,
        known_at = CASE WHEN word_class(n.wanted) = 2 THEN coalesce(lw.known_at, v_now) ELSE lw.known_at END
      FROM unnest(v_terms, v_before, v_after) AS n(term, state, wanted)
      WHERE lw.learner_id = p_learner AND lw.term_id = n.term AND n.state >= 0
      RETURNING coalesce((lw.started_at = v_now)::int, 0) + 5 * coalesce((lw.known_at = v_now)::int, 0) AS points
    )
    SELECT sum(points) INTO v_points FROM changed;
  END IF;
  IF v_new > 0 THEN
    WITH added AS (
      INSERT INTO learner_word
        (learner_id, term_id, language, form, level, ignored, created_at, updated_at, started_at, known_at)
      SELECT p_learner, term, p_language, form, wanted & 7, wanted >= 8, v_now, v_now,
        CASE WHEN word_class(wanted) IN (1, 2) THEN v_now END,
        CASE WHEN word_class(wanted) = 2 THEN v_now END
      FROM unnest(v_terms, v_forms, v_before, v_after) AS n(term, form, state, wanted)
      WHERE state < 0
      RETURNING (started_at IS NOT NULL)::int + 5 * (known_at IS NOT NULL)::int AS points
    )
    SELECT sum(points) INTO v_more FROM added;
    v_points := v_points + v_more;
  END IF;
  IF v_points > 0 THEN UPDATE learner SET points = points + v_points WHERE id = p_learner; END IF;

  PERFORM move_document_counts(p_learner, v_terms, v_before, v_after);
  PERFORM move_vocabulary_counts(p_learner, p_language, v_before, v_after);
  PERFORM close_families(p_learner, v_families.lemmas, v_families.covered);
  INSERT INTO word_change (id, learner_id, language, kind, terms, before, before_at, after, created_at)
  VALUES (p_change, p_learner, p_language, p_kind, v_terms, v_before, v_before_at, v_after, v_now);
  RETURN cardinality(v_terms);
END
$$;

DROP FUNCTION set_word_tags(uuid, integer, uuid[]);

-- Gives a word exactly these tags, keeps for the change what that gave and took, and answers whether it was anything.
CREATE FUNCTION set_word_tags(p_learner uuid, p_change uuid, p_term integer, p_tags uuid[])
RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  WITH taken AS (
    DELETE FROM word_tag WHERE learner_id = p_learner AND term_id = p_term AND tag_id <> ALL (p_tags)
    RETURNING tag_id
  ), given AS (
    INSERT INTO word_tag (learner_id, term_id, tag_id)
    SELECT p_learner, p_term, id FROM tag WHERE owner_id = p_learner AND id = ANY (p_tags)
    ON CONFLICT DO NOTHING
    RETURNING tag_id
  )
  INSERT INTO kept_tag (change_id, term_id, tag_id, given)
  SELECT p_change, p_term, tag_id, false FROM taken UNION ALL SELECT p_change, p_term, tag_id, true FROM given;
  RETURN FOUND;
END
$$;

-- Adds or changes one word with its fields (a JSON object; missing keys stay). `tags` are ids of tags; `parts` are the
-- terms of a phrase and stay as they were first given. Answers true when something changed.
CREATE OR REPLACE FUNCTION write_word(
  p_learner uuid, p_change uuid, p_language integer, p_term integer, p_level integer, p_ignored boolean, p_fields jsonb
) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  v_old learner_word;
  v_new learner_word;
  v_exists boolean;
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
    v_tagged := set_word_tags(p_learner, p_change, p_term, ARRAY(SELECT jsonb_array_elements_text(p_fields->'tags')::uuid));
  END IF;
  IF v_exists THEN
    IF v_new IS NOT DISTINCT FROM v_old AND NOT v_tagged THEN RETURN false; END IF;
    v_new.updated_at := v_now;
    INSERT INTO kept_word (change_id, term_id, form, level, ignored, translation, definition, pronunciation, example, notes,
      lemma, lemma_id, parts, anchor, part_of_speech, image_key, next_review, created_at, updated_at, started_at, known_at)
    VALUES (p_change, p_term, v_old.form, v_old.level, v_old.ignored, v_old.translation, v_old.definition,
      v_old.pronunciation, v_old.example, v_old.notes, v_old.lemma, v_old.lemma_id, v_old.parts, v_old.anchor,
      v_old.part_of_speech, v_old.image_key, v_old.next_review, v_old.created_at, v_old.updated_at, v_old.started_at,
      v_old.known_at);
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
  INSERT INTO word_change (id, learner_id, language, kind, terms, before, before_at, after, created_at)
  VALUES (p_change, p_learner, p_language, 'edit', ARRAY[p_term], v_before, ARRAY[v_old.updated_at], v_after, v_now);
  RETURN true;
END
$$;

-- Deletes words of one language from a vocabulary; they are new again, and what they had earned is taken back.
-- Answers how many there were.
CREATE OR REPLACE FUNCTION delete_words(p_learner uuid, p_change uuid, p_language integer, p_terms integer[])
RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  v_terms integer[];
  v_before integer[];
  v_before_at timestamptz[];
  v_after integer[];
  v_points integer;
  v_families record;
BEGIN
  PERFORM lock_learner(p_learner);
  SELECT array_agg(term_id), array_agg(word_state(level, ignored)), array_agg(updated_at), array_agg(-1),
    count(started_at) + 5 * count(known_at)
  INTO v_terms, v_before, v_before_at, v_after, v_points
  FROM (
    SELECT * FROM learner_word
    WHERE learner_id = p_learner AND language = p_language AND term_id = ANY (p_terms) ORDER BY term_id
  ) gone;
  IF v_terms IS NULL THEN RETURN 0; END IF;
  v_families := open_families(p_learner, p_language, v_terms, NULL);
  PERFORM keep_words(p_learner, p_change, v_terms);
  INSERT INTO kept_tag (change_id, term_id, tag_id, given)
  SELECT p_change, term_id, tag_id, false FROM word_tag WHERE learner_id = p_learner AND term_id = ANY (v_terms);
  DELETE FROM learner_word WHERE learner_id = p_learner AND term_id = ANY (v_terms);
  IF v_points > 0 THEN UPDATE learner SET points = greatest(points - v_points, 0) WHERE id = p_learner; END IF;
  PERFORM move_document_counts(p_learner, v_terms, v_before, v_after);
  PERFORM move_vocabulary_counts(p_learner, p_language, v_before, v_after);
  PERFORM close_families(p_learner, v_families.lemmas, v_families.covered);
  INSERT INTO word_change (id, learner_id, language, kind, terms, before, before_at, after, created_at)
  VALUES (p_change, p_learner, p_language, 'delete', v_terms, v_before, v_before_at, v_after, clock_timestamp());
  RETURN cardinality(v_terms);
END
$$;

-- Adds and takes away tags of words in the vocabulary. Answers how many words changed.
CREATE OR REPLACE FUNCTION tag_words(
  p_learner uuid, p_change uuid, p_language integer, p_terms integer[], p_add uuid[], p_remove uuid[]
) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  v_terms integer[];
  v_states integer[];
  v_before_at timestamptz[];
  v_now timestamptz;
BEGIN
  PERFORM lock_learner(p_learner);
  v_now := clock_timestamp();
  v_terms := ARRAY(
    SELECT term_id FROM learner_word
    WHERE learner_id = p_learner AND language = p_language AND term_id = ANY (p_terms) ORDER BY term_id);
  WITH taken AS (
    DELETE FROM word_tag
    WHERE learner_id = p_learner AND term_id = ANY (v_terms) AND tag_id = ANY (p_remove) AND tag_id <> ALL (p_add)
    RETURNING term_id, tag_id
  ), given AS (
    INSERT INTO word_tag (learner_id, term_id, tag_id)
    SELECT p_learner, term, tag.id FROM unnest(v_terms) term
    CROSS JOIN tag WHERE tag.owner_id = p_learner AND tag.id = ANY (p_add)
    ON CONFLICT DO NOTHING
    RETURNING term_id, tag_id
  ), kept AS (
    INSERT INTO kept_tag (change_id, term_id, tag_id, given)
    SELECT p_change, term_id, tag_id, false FROM taken UNION ALL SELECT p_change, term_id, tag_id, true FROM given
    RETURNING term_id
  )
  SELECT array_agg(DISTINCT term_id) INTO v_terms FROM kept;
  IF v_terms IS NULL THEN RETURN 0; END IF;
  SELECT array_agg(lw.term_id), array_agg(word_state(lw.level, lw.ignored)), array_agg(lw.updated_at)
  INTO v_terms, v_states, v_before_at
  FROM learner_word lw WHERE lw.learner_id = p_learner AND lw.term_id = ANY (v_terms);
  UPDATE learner_word SET updated_at = v_now WHERE learner_id = p_learner AND term_id = ANY (v_terms);
  INSERT INTO word_change (id, learner_id, language, kind, terms, before, before_at, after, created_at)
  VALUES (p_change, p_learner, p_language, 'tag', v_terms, v_states, v_before_at, v_states, v_now);
  RETURN cardinality(v_terms);
END
$$;

-- Takes one change back. A word that was changed again since keeps its newer state and is counted as kept.
-- Answers NULL when there is no such change, and restored = -1 when it was undone already.
CREATE OR REPLACE FUNCTION undo_change(p_learner uuid, p_change uuid, OUT restored integer, OUT kept integer)
LANGUAGE plpgsql AS $$
DECLARE
  v_change word_change;
  v_terms integer[];
  v_now_state integer[];
  v_back integer[];
  v_back_at timestamptz[];
  v_earned integer;
  v_had_earned integer;
  v_families record;
BEGIN
  PERFORM lock_learner(p_learner);
  SELECT * INTO v_change FROM word_change WHERE id = p_change AND learner_id = p_learner FOR UPDATE;
  IF NOT FOUND THEN RETURN; END IF;
  IF v_change.undone_at IS NOT NULL THEN restored := -1; kept := 0; RETURN; END IF;

  -- What the change left must still be there: the entry it wrote, or none where it deleted one.
  -- Each word is looked up: by `updated_at` alone one word is expected, and twenty thousand are compared with all others.
  SELECT array_agg(c.term), array_agg(coalesce(word_state(lw.level, lw.ignored), -1)),
    array_agg(c.before), array_agg(c.before_at),
    CASE WHEN v_change.kind IN ('edit', 'import') THEN count(lw.started_at) + 5 * count(lw.known_at)
      ELSE count(*) FILTER (WHERE lw.started_at = v_change.created_at)
        + 5 * count(*) FILTER (WHERE lw.known_at = v_change.created_at) END
  INTO v_terms, v_now_state, v_back, v_back_at, v_earned
  FROM unnest(v_change.terms, v_change.before, v_change.before_at) AS c(term, before, before_at)
  LEFT JOIN LATERAL (
    SELECT term_id, level, ignored, updated_at, started_at, known_at FROM learner_word
    WHERE learner_id = p_learner AND term_id = c.term OFFSET 0
  ) lw ON true
  WHERE CASE WHEN v_change.kind = 'delete' THEN lw.term_id IS NULL ELSE lw.updated_at = v_change.created_at END;
  restored := coalesce(cardinality(v_terms), 0);
  kept := cardinality(v_change.terms) - restored;
  UPDATE word_change SET undone_at = clock_timestamp() WHERE id = p_change;
  IF restored = 0 THEN RETURN; END IF;

  v_families := open_families(p_learner, v_change.language, v_terms,
    ARRAY(SELECT lemma_id FROM kept_word WHERE change_id = p_change AND lemma_id IS NOT NULL));
  SELECT count(k.started_at) + 5 * count(k.known_at) INTO v_had_earned
  FROM unnest(v_terms) AS back(term) JOIN kept_word k ON k.change_id = p_change AND k.term_id = back.term;
  IF v_change.kind = 'delete' THEN
    INSERT INTO learner_word (learner_id, language, term_id, form, level, ignored, translation, definition, pronunciation,
      example, notes, lemma, lemma_id, parts, anchor, part_of_speech, image_key, next_review, created_at, updated_at,
      started_at, known_at)
    SELECT p_learner, v_change.language, k.term_id, k.form, k.level, k.ignored, k.translation, k.definition,
      k.pronunciation, k.example, k.notes, k.lemma, k.lemma_id, k.parts, k.anchor, k.part_of_speech, k.image_key,
      k.next_review, k.created_at, k.updated_at, k.started_at, k.known_at
    FROM unnest(v_terms) AS back(term) JOIN kept_word k ON k.change_id = p_change AND k.term_id = back.term;
  ELSE
    IF -1 = ANY (v_back) THEN
      DELETE FROM learner_word lw USING unnest(v_terms, v_back) AS c(term, back)
      WHERE lw.learner_id = p_learner AND lw.term_id = c.term AND c.back = -1;
    END IF;
    IF v_change.kind IN ('edit', 'import') THEN
      UPDATE learner_word lw SET level = k.level, ignored = k.ignored, translation = k.translation,
        definition = k.definition, pronunciation = k.pronunciation, example = k.example, notes = k.notes,
        lemma = k.lemma, lemma_id = k.lemma_id, parts = k.parts, anchor = k.anchor, part_of_speech = k.part_of_speech,
        image_key = k.image_key, updated_at = k.updated_at, started_at = k.started_at, known_at = k.known_at
      FROM unnest(v_terms) AS back(term) JOIN kept_word k ON k.change_id = p_change AND k.term_id = back.term
      WHERE lw.learner_id = p_learner AND lw.term_id = back.term;
    ELSE
      UPDATE learner_word lw SET level = c.back & 7, ignored = c.back >= 8, updated_at = c.back_at,
        started_at = nullif(lw.started_at, v_change.created_at), known_at = nullif(lw.known_at, v_change.created_at)
      FROM unnest(v_terms, v_back, v_back_at) AS c(term, back, back_at)
      WHERE lw.learner_id = p_learner AND lw.term_id = c.term AND c.back >= 0;
    END IF;
  END IF;
  IF v_change.kind IN ('edit', 'import', 'tag', 'delete') THEN
    DELETE FROM word_tag wt USING unnest(v_terms) AS back(term), kept_tag k
    WHERE k.change_id = p_change AND k.term_id = back.term AND k.given
      AND wt.learner_id = p_learner AND wt.term_id = k.term_id AND wt.tag_id = k.tag_id;
    INSERT INTO word_tag (learner_id, term_id, tag_id)
    SELECT p_learner, k.term_id, k.tag_id
    FROM unnest(v_terms) AS back(term)
    JOIN kept_tag k ON k.change_id = p_change AND k.term_id = back.term AND NOT k.given
    JOIN tag ON tag.id = k.tag_id AND tag.owner_id = p_learner
    ON CONFLICT DO NOTHING;
  END IF;
  IF v_earned <> v_had_earned THEN
    UPDATE learner SET points = greatest(points - v_earned + v_had_earned, 0) WHERE id = p_learner;
  END IF;

  PERFORM move_document_counts(p_learner, v_terms, v_now_state, v_back);
  PERFORM move_vocabulary_counts(p_learner, v_change.language, v_now_state, v_back);
  PERFORM close_families(p_learner, v_families.lemmas, v_families.covered);
END
$$;

DROP FUNCTION word_entries(uuid, integer[]);

-- Takes words of one language over from the temporary table import_row, as one change of the history. Words that are in
-- the vocabulary stay as they are (p_rule keep), get what they have not (fill), or get all that the file says (replace).
-- Words without a level get p_level. p_tags are given to all words but those that are kept.
CREATE OR REPLACE FUNCTION import_words(
  p_learner uuid, p_change uuid, p_language integer, p_rule text, p_level integer, p_tags uuid[],
  OUT added integer, OUT changed integer, OUT kept integer
) LANGUAGE plpgsql AS $$
DECLARE
  v_now timestamptz;
  v_all integer;
  v_terms integer[];
  v_before integer[];
  v_before_at timestamptz[];
  v_after integer[];
  v_points integer;
  v_families record;
BEGIN
  PERFORM lock_learner(p_learner);
  v_now := clock_timestamp();
  ANALYZE import_row;
  CREATE TEMP TABLE import_result ON COMMIT DROP AS
  SELECT r.term, t.form, lw.term_id IS NOT NULL AS existed,
    coalesce(word_state(lw.level, lw.ignored), -1) AS before, lw.updated_at AS before_at,
    (CASE
      WHEN lw.term_id IS NULL THEN coalesce(r.level, CASE WHEN r.ignored THEN 0 ELSE p_level END)
      WHEN p_rule = 'replace' OR (p_rule = 'fill' AND lw.level = 0 AND NOT lw.ignored) THEN coalesce(r.level, lw.level)
      ELSE lw.level
    END)::smallint AS level,
    CASE
      WHEN lw.term_id IS NULL THEN coalesce(r.ignored, false)
      -- A file that tells a level and not that the word is ignored says that it is not.
      WHEN p_rule = 'replace' THEN coalesce(r.ignored, CASE WHEN r.level IS NULL THEN lw.ignored ELSE false END)
      WHEN p_rule = 'fill' AND lw.level = 0 AND NOT lw.ignored THEN coalesce(r.ignored, false)
      ELSE lw.ignored
    END AS ignored,
    import_text(lw.translation, r.translation, p_rule) AS translation,
    import_text(lw.definition, r.definition, p_rule) AS definition,
    import_text(lw.pronunciation, r.pronunciation, p_rule) AS pronunciation,
    import_text(lw.example, r.example, p_rule) AS example,
    import_text(lw.notes, r.notes, p_rule) AS notes,
    import_text(lw.part_of_speech, r.part_of_speech, p_rule) AS part_of_speech,
    import_text(lw.lemma, r.lemma, p_rule) AS lemma,
    CASE WHEN import_text(lw.lemma, r.lemma, p_rule) IS DISTINCT FROM lw.lemma THEN r.lemma_id ELSE lw.lemma_id END AS lemma_id,
    coalesce(lw.parts, r.parts) AS parts, lw.image_key,
    coalesce(lw.created_at, least(r.created_at, v_now), v_now) AS created_at,
    coalesce(lw.started_at, CASE WHEN r.started_at IS NOT NULL THEN least(r.started_at, v_now) END) AS started_at,
    coalesce(lw.known_at, CASE WHEN r.known_at IS NOT NULL THEN least(r.known_at, v_now) END) AS known_at,
    -- Tags it gets, and those that are all it then has (NULL: it keeps its own).
    coalesce(r.tags, '{}') || p_tags AS tags,
    CASE WHEN p_rule = 'replace' AND r.tags IS NOT NULL THEN r.tags || p_tags END AS only_tags,
    false AS moved
  FROM import_row r
  JOIN term t ON t.id = r.term AND t.language = p_language
  LEFT JOIN learner_word lw ON lw.learner_id = p_learner AND lw.term_id = r.term;
  GET DIAGNOSTICS v_all = ROW_COUNT;

  UPDATE import_result SET moved = true,
    started_at = coalesce(started_at, CASE WHEN NOT ignored AND level >= 1 THEN v_now END),
    known_at = coalesce(known_at, CASE WHEN NOT ignored AND level >= 4 THEN v_now END)
  WHERE NOT existed;
  IF p_rule <> 'keep' THEN
    UPDATE import_result i SET moved = true,
      started_at = coalesce(i.started_at, CASE WHEN NOT i.ignored AND i.level >= 1 THEN v_now END),
      known_at = coalesce(i.known_at, CASE WHEN NOT i.ignored AND i.level >= 4 THEN v_now END)
    FROM learner_word lw
    WHERE i.existed AND lw.learner_id = p_learner AND lw.term_id = i.term AND (
      (i.level, i.ignored, i.translation, i.definition, i.pronunciation, i.example, i.notes, i.part_of_speech, i.lemma, i.parts)
        IS DISTINCT FROM
      (lw.level, lw.ignored, lw.translation, lw.definition, lw.pronunciation, lw.example, lw.notes, lw.part_of_speech, lw.lemma, lw.parts)
      OR EXISTS (SELECT 1 FROM unnest(i.tags) AS wanted(id) WHERE NOT EXISTS (
        SELECT 1 FROM word_tag wt WHERE wt.learner_id = p_learner AND wt.term_id = i.term AND wt.tag_id = wanted.id))
      OR (i.only_tags IS NOT NULL AND EXISTS (
        SELECT 1 FROM word_tag wt
        WHERE wt.learner_id = p_learner AND wt.term_id = i.term AND wt.tag_id <> ALL (i.only_tags)))
    );
  END IF;
  ANALYZE import_result;

  SELECT array_agg(term), array_agg(before), array_agg(before_at), array_agg(word_state(level, ignored)),
    count(*) FILTER (WHERE NOT existed), count(*) FILTER (WHERE existed)
  INTO v_terms, v_before, v_before_at, v_after, added, changed
  FROM import_result WHERE moved;
  kept := v_all - added - changed;
  IF v_terms IS NULL THEN RETURN; END IF;
  IF changed > 0 THEN
    PERFORM keep_words(p_learner, p_change, ARRAY(SELECT term FROM import_result WHERE moved AND existed));
  END IF;
  SELECT count(i.started_at) - count(lw.started_at) + 5 * (count(i.known_at) - count(lw.known_at)) INTO v_points
  FROM import_result i LEFT JOIN learner_word lw ON lw.learner_id = p_learner AND lw.term_id = i.term
  WHERE i.moved;

  v_families := open_families(p_learner, p_language, v_terms,
    ARRAY(SELECT lemma_id FROM import_result WHERE moved AND lemma_id IS NOT NULL));

  INSERT INTO learner_word AS lw (learner_id, term_id, language, form, level, ignored, translation, definition, pronunciation, example, notes, part_of_speech,
    lemma, lemma_id, parts, anchor, created_at, updated_at, started_at, known_at)
  SELECT p_learner, term, p_language, form, level, ignored, translation, definition, pronunciation, example, notes, part_of_speech,
    lemma, lemma_id, parts, (SELECT max(part) FROM unnest(parts) part), created_at, v_now, started_at, known_at
  FROM import_result WHERE moved
  ORDER BY term
  ON CONFLICT (learner_id, term_id) DO UPDATE SET level = excluded.level, ignored = excluded.ignored,
    translation = excluded.translation, definition = excluded.definition, pronunciation = excluded.pronunciation, example = excluded.example, notes = excluded.notes, part_of_speech = excluded.part_of_speech,
    lemma = excluded.lemma, lemma_id = excluded.lemma_id, parts = excluded.parts, anchor = excluded.anchor,
    updated_at = v_now, started_at = excluded.started_at, known_at = excluded.known_at;
  WITH taken AS (
    DELETE FROM word_tag wt USING import_result i
    WHERE i.moved AND i.existed AND i.only_tags IS NOT NULL
      AND wt.learner_id = p_learner AND wt.term_id = i.term AND wt.tag_id <> ALL (i.only_tags)
    RETURNING wt.term_id, wt.tag_id
  ), given AS (
    INSERT INTO word_tag (learner_id, term_id, tag_id)
    SELECT DISTINCT p_learner, i.term, tag.id
    FROM import_result i CROSS JOIN LATERAL unnest(i.tags) AS wanted(id)
    JOIN tag ON tag.id = wanted.id AND tag.owner_id = p_learner
    WHERE i.moved
    ON CONFLICT DO NOTHING
    RETURNING term_id, tag_id
  )
  INSERT INTO kept_tag (change_id, term_id, tag_id, given)
  SELECT p_change, term_id, tag_id, false FROM taken
  UNION ALL
  -- A word that is new loses its tags with the word.
  SELECT p_change, given.term_id, tag_id, true FROM given JOIN import_result i ON i.term = given.term_id AND i.existed;
  IF v_points > 0 THEN UPDATE learner SET points = points + v_points WHERE id = p_learner; END IF;

  PERFORM move_document_counts(p_learner, v_terms, v_before, v_after);
  PERFORM move_vocabulary_counts(p_learner, p_language, v_before, v_after);
  PERFORM close_families(p_learner, v_families.lemmas, v_families.covered);
  INSERT INTO word_change (id, learner_id, language, kind, terms, before, before_at, after, created_at)
  VALUES (p_change, p_learner, p_language, 'import', v_terms, v_before, v_before_at, v_after, v_now);
END
$$;
