-- restore_tag: restores a deleted tag on everything that still exists. If its name has been taken in the meantime, adds
-- the tag with that name instead.
--
-- Returns       the ID of the tag; NULL if no such tag was deleted
-- Updates       deleted_tag, tag, text_tag, video_tag, product_tag, word_tag, tag_use
-- Locks         the tag, and FOR KEY SHARE the texts, videos and products
-- Callers       apps/api: features/tags
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

  -- The triggers have set the time of use to now.
  IF v_tag = p_tag THEN
    UPDATE tag_use u SET used_at = (
      SELECT max(used.used_at) FROM jsonb_to_recordset(kept.uses) AS used(language smallint, kind text, used_at timestamptz)
      WHERE used.language = u.language AND used.kind = u.kind)
    WHERE u.owner_id = p_owner AND u.tag_id = v_tag;
  END IF;
  RETURN v_tag;
END
$$;
