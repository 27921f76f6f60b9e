-- AlterTable
ALTER TABLE "deleted_tag" ADD COLUMN     "products" UUID[];


UPDATE "deleted_tag" SET "products" = '{}';
ALTER TABLE "tag_use" DROP CONSTRAINT "tag_use_kind",
  ADD CONSTRAINT "tag_use_kind" CHECK ("kind" IN ('text', 'video', 'word', 'ebook'));

-- What was removed does not count.
CREATE FUNCTION count_product_tags() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO tag_use (owner_id, tag_id, language, kind, count, used_at)
  SELECT g.owner_id, g.id, p.language, 'ebook', CASE TG_OP WHEN 'INSERT' THEN count(*) ELSE -count(*) END,
    CASE TG_OP WHEN 'INSERT' THEN now() END
  FROM changed c JOIN tag g ON g.id = c.tag_id JOIN learner l ON l.id = g.owner_id
  JOIN product p ON p.id = c.product_id AND p.removed_at IS NULL
  GROUP BY g.owner_id, g.id, p.language;
  RETURN NULL;
END
$$;
CREATE TRIGGER product_tags_counted AFTER INSERT ON product_tag
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_product_tags();
CREATE TRIGGER product_tags_discounted AFTER DELETE ON product_tag
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_product_tags();

-- A product is removed, restored, said to be of another language, or deleted.
CREATE FUNCTION move_product_tags() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.removed_at IS NULL THEN
    INSERT INTO tag_use (owner_id, tag_id, language, kind, count)
    SELECT g.owner_id, g.id, OLD.language, 'ebook', -1
    FROM product_tag c JOIN tag g ON g.id = c.tag_id JOIN learner l ON l.id = g.owner_id WHERE c.product_id = OLD.id;
  END IF;
  IF TG_OP = 'DELETE' THEN RETURN OLD; END IF;
  IF NEW.removed_at IS NULL THEN
    INSERT INTO tag_use (owner_id, tag_id, language, kind, count)
    SELECT g.owner_id, g.id, NEW.language, 'ebook', 1
    FROM product_tag c JOIN tag g ON g.id = c.tag_id JOIN learner l ON l.id = g.owner_id WHERE c.product_id = NEW.id;
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER product_tags_moved AFTER UPDATE OF language, removed_at ON product
  FOR EACH ROW WHEN ((OLD.language, OLD.removed_at IS NULL) IS DISTINCT FROM (NEW.language, NEW.removed_at IS NULL))
  EXECUTE FUNCTION move_product_tags();
CREATE TRIGGER product_tags_gone BEFORE DELETE ON product
  FOR EACH ROW WHEN (OLD.removed_at IS NULL) EXECUTE FUNCTION move_product_tags();

-- As before, and products have tags as well.
CREATE OR REPLACE FUNCTION merge_tags(p_learner uuid, p_from uuid, p_into uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM kept_tag k USING word_change c
  WHERE c.learner_id = p_learner AND k.change_id = c.id AND k.tag_id IN (p_from, p_into) AND CASE (
      SELECT CASE WHEN o.given <> k.given THEN 'opposite' ELSE 'same' END FROM kept_tag o
      WHERE o.change_id = k.change_id AND o.term_id = k.term_id
        AND o.tag_id = CASE k.tag_id WHEN p_from THEN p_into ELSE p_from END)
    WHEN 'opposite' THEN true
    WHEN 'same' THEN k.tag_id = p_from
    ELSE EXISTS (
      SELECT 1 FROM word_tag wt WHERE wt.learner_id = p_learner AND wt.term_id = k.term_id
        AND wt.tag_id = CASE k.tag_id WHEN p_from THEN p_into ELSE p_from END) END;
  UPDATE kept_tag k SET tag_id = p_into FROM word_change c
  WHERE c.learner_id = p_learner AND k.change_id = c.id AND k.tag_id = p_from;

  INSERT INTO text_tag (text_id, tag_id) SELECT text_id, p_into FROM text_tag WHERE tag_id = p_from
  ON CONFLICT DO NOTHING;
  INSERT INTO video_tag (video_id, tag_id) SELECT video_id, p_into FROM video_tag WHERE tag_id = p_from
  ON CONFLICT DO NOTHING;
  INSERT INTO product_tag (product_id, tag_id) SELECT product_id, p_into FROM product_tag WHERE tag_id = p_from
  ON CONFLICT DO NOTHING;
  INSERT INTO word_tag (learner_id, term_id, tag_id)
  SELECT learner_id, term_id, p_into FROM word_tag WHERE tag_id = p_from
  ON CONFLICT DO NOTHING;
  DELETE FROM tag WHERE id = p_from;
END
$$;

CREATE OR REPLACE FUNCTION delete_tag(p_owner uuid, p_tag uuid) RETURNS void LANGUAGE sql AS $$
  INSERT INTO deleted_tag (id, owner_id, name, color, created_at, texts, videos, products, words, uses)
  SELECT g.id, g.owner_id, g.name, g.color, g.created_at,
    ARRAY(SELECT text_id FROM text_tag WHERE tag_id = g.id),
    ARRAY(SELECT video_id FROM video_tag WHERE tag_id = g.id),
    ARRAY(SELECT product_id FROM product_tag WHERE tag_id = g.id),
    ARRAY(SELECT term_id FROM word_tag WHERE tag_id = g.id),
    (SELECT coalesce(jsonb_agg(used), '[]') FROM (
      SELECT language, kind, max(used_at) AS used_at FROM tag_use
      WHERE owner_id = p_owner AND tag_id = g.id GROUP BY language, kind
    ) used)
  FROM tag g WHERE g.id = p_tag AND g.owner_id = p_owner;
  DELETE FROM tag WHERE id = p_tag AND owner_id = p_owner;
$$;

CREATE OR REPLACE FUNCTION restore_tag(p_owner uuid, p_tag uuid) RETURNS uuid LANGUAGE plpgsql AS $$
DECLARE
  kept deleted_tag;
  v_tag uuid;
BEGIN
  DELETE FROM deleted_tag d WHERE d.id = p_tag AND d.owner_id = p_owner RETURNING d.* INTO kept;
  IF NOT FOUND THEN RETURN NULL; END IF;
  INSERT INTO tag AS g (id, owner_id, name, color, created_at)
  VALUES (kept.id, p_owner, kept.name, kept.color, kept.created_at)
  ON CONFLICT (owner_id, name) DO UPDATE SET color = CASE g.color WHEN 'gray' THEN excluded.color ELSE g.color END
  RETURNING g.id INTO v_tag;

  INSERT INTO text_tag (text_id, tag_id)
  SELECT t.id, v_tag FROM unnest(kept.texts) AS had(id) JOIN text t ON t.id = had.id FOR KEY SHARE OF t
  ON CONFLICT DO NOTHING;
  INSERT INTO video_tag (video_id, tag_id)
  SELECT v.id, v_tag FROM unnest(kept.videos) AS had(id) JOIN video v ON v.id = had.id FOR KEY SHARE OF v
  ON CONFLICT DO NOTHING;
  INSERT INTO product_tag (product_id, tag_id)
  SELECT p.id, v_tag FROM unnest(kept.products) AS had(id) JOIN product p ON p.id = had.id FOR KEY SHARE OF p
  ON CONFLICT DO NOTHING;
  INSERT INTO word_tag (learner_id, term_id, tag_id)
  SELECT p_owner, lw.term_id, v_tag FROM unnest(kept.words) AS had(term_id)
  JOIN learner_word lw ON lw.learner_id = p_owner AND lw.term_id = had.term_id
  ON CONFLICT DO NOTHING;

  -- It was given long ago, and not just now.
  IF v_tag = p_tag THEN
    UPDATE tag_use u SET used_at = (
      SELECT max(used.used_at) FROM jsonb_to_recordset(kept.uses) AS used(language smallint, kind text, used_at timestamptz)
      WHERE used.language = u.language AND used.kind = u.kind)
    WHERE u.owner_id = p_owner AND u.tag_id = v_tag;
  END IF;
  RETURN v_tag;
END
$$;

-- Each order of the lists of those who manage content has its index.
CREATE INDEX "product_by_upload" ON "product" ("created_at", "id") WHERE "removed_at" IS NULL;
CREATE INDEX "product_by_change" ON "product" ("updated_at", "id") WHERE "removed_at" IS NULL;
CREATE INDEX "product_by_title" ON "product" ("title", "id") WHERE "removed_at" IS NULL;
CREATE INDEX "product_by_price" ON "product" ("price", "id") WHERE "removed_at" IS NULL;
CREATE INDEX "product_by_sales" ON "product" ("sales_count", "id") WHERE "removed_at" IS NULL;
CREATE INDEX "product_by_revenue" ON "product" ("revenue", "id") WHERE "removed_at" IS NULL;
CREATE INDEX "product_by_downloads" ON "product" ("download_count", "id") WHERE "removed_at" IS NULL;
