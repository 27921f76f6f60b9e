import type { Annotation } from '@glossa/contract/annotations';
import type { Queryable } from '@glossa/db/database';
import { first, many, one, run, statements } from '@glossa/db/statements';

import type { QueryTypes } from './queries.types.ts';

const columns = `a.id, a.text_id AS "textId", t.title, t.language, a.kind, a.starts, a.ends, a.quote, a.note, a.color,
  annotation_place(t.document_id, a.sentence, a.context) AS place,
  a.created_at AS "createdAt", a.updated_at AS "updatedAt"`;

type EnumColumns = Pick<Annotation, 'kind' | 'color'>;
interface NarrowTypes {
  listOfText: EnumColumns;
  find: EnumColumns;
  listPage: EnumColumns;
}

const sql = statements<QueryTypes, NarrowTypes>('annotations', {
  listOfText: `SELECT ${columns} FROM text t JOIN annotation a ON a.text_id = t.id
   WHERE t.id = $1 AND t.owner_id = $2 ORDER BY a.sentence, a.starts NULLS FIRST, a.id`,
  find: `SELECT ${columns} FROM annotation a JOIN text t ON t.id = a.text_id
   WHERE a.id = $1 AND a.text_id = $2 AND a.owner_id = $3`,
  // Paginate before computing the positions, which is expensive. Annotations of texts in the trash are hidden too.
  listPage: `SELECT ${columns} FROM (
     SELECT a.* FROM annotation a JOIN text t ON t.id = a.text_id
     WHERE a.owner_id = $1 AND NOT t.is_deleted AND ($2::smallint IS NULL OR t.language = $2)
       AND ($3::text IS NULL OR a.kind = $3)
       AND ($4::text IS NULL OR lower(a.quote || ' ' || a.note) LIKE $4) AND ($5::uuid IS NULL OR a.text_id = $5)
     ORDER BY a.created_at DESC, a.id DESC LIMIT $6 OFFSET $7
   ) a JOIN text t ON t.id = a.text_id ORDER BY a.created_at DESC, a.id DESC`,
  count: `SELECT count(*)::int AS count FROM annotation a JOIN text t ON t.id = a.text_id
   WHERE a.owner_id = $1 AND NOT t.is_deleted AND ($2::smallint IS NULL OR t.language = $2)
     AND ($3::text IS NULL OR a.kind = $3)
     AND ($4::text IS NULL OR lower(a.quote || ' ' || a.note) LIKE $4) AND ($5::uuid IS NULL OR a.text_id = $5)`,
  findSentence: `SELECT d.status, s.text AS sentence, (SELECT count(*)::int FROM annotation a WHERE a.text_id = t.id) AS count
   FROM text t JOIN document d ON d.id = t.document_id
   LEFT JOIN sentence s ON s.document_id = t.document_id AND s.seq = $3
   WHERE t.id = $1 AND t.owner_id = $2`,
  insert: `INSERT INTO annotation (id, owner_id, text_id, kind, sentence, context, starts, ends, quote, note, color)
   SELECT $1, $2, id, $4, $5, $6, $7, $8, $9, $10, $11 FROM text WHERE id = $3 AND owner_id = $2
   ON CONFLICT (text_id, sentence) WHERE kind = 'bookmark' DO NOTHING RETURNING id`,
  update: `UPDATE annotation SET note = coalesce($4, note), color = coalesce($5, color), updated_at = now()
   WHERE id = $1 AND text_id = $2 AND owner_id = $3`,
});

/** An annotation. `place` is its current sentence number, null when the sentence no longer exists. */
export type AnnotationRow = Omit<QueryTypes['find']['row'], keyof EnumColumns> & EnumColumns;

/** A text's ID, and the ID of the user who must own it. */
export interface TextKey {
  id: string;
  ownerId: string;
}

/** Lists a text's annotations in reading order. */
export const listTextAnnotations = (db: Queryable, { id, ownerId }: TextKey): Promise<AnnotationRow[]> =>
  many(db, sql.listOfText, [id, ownerId]);

/** Identifies an annotation in a user's text. */
export interface AnnotationKey {
  id: string;
  textId: string;
  ownerId: string;
}

export const findAnnotation = (
  db: Queryable,
  { id, textId, ownerId }: AnnotationKey,
): Promise<AnnotationRow | undefined> => first(db, sql.find, [id, textId, ownerId]);

export interface AnnotationFilter {
  ownerId: string;
  language: number | undefined;
  kind: Annotation['kind'] | undefined;
  search: string | undefined;
  text: string | undefined;
}

/** Returns the lowercase search with LIKE's special characters escaped, so that they match literally. */
const searchPattern = (search: string | undefined): string | null =>
  search ? `%${search.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%` : null;

const filterValues = ({ ownerId, language, kind, search, text }: AnnotationFilter) =>
  [ownerId, language ?? null, kind ?? null, searchPattern(search), text ?? null] as const;

/** Returns a page of a learner's annotations, newest first, and the total count. */
export async function listAnnotations(
  db: Queryable,
  filter: AnnotationFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: AnnotationRow[]; count: number }> {
  const values = filterValues(filter);
  const [rows, { count }] = await Promise.all([
    many(db, sql.listPage, [...values, limit, offset]),
    one(db, sql.count, values),
  ]);
  return { rows, count };
}

/** Finds a sentence of the learner's text (null when there is none) and the number of annotations in the text. */
export const findSentence = (
  db: Queryable,
  { id, ownerId }: TextKey,
  seq: number,
): Promise<{ status: string; sentence: string | null; count: number } | undefined> =>
  first(db, sql.findSentence, [id, ownerId, seq]);

export interface NewAnnotation {
  id: string;
  kind: Annotation['kind'];
  sentence: number;
  context: string;
  from: number | null;
  to: number | null;
  quote: string;
  note: string;
  color: Annotation['color'];
}

/** Inserts an annotation. Returns its ID, or the ID of the bookmark that the sentence already has. */
export async function insertAnnotation(
  db: Queryable,
  { id, ownerId }: TextKey,
  annotation: NewAnnotation,
): Promise<{ id: string; created: boolean } | undefined> {
  const row = await first(db, sql.insert, [
    annotation.id,
    ownerId,
    id,
    annotation.kind,
    annotation.sentence,
    annotation.context,
    annotation.from,
    annotation.to,
    annotation.quote,
    annotation.note,
    annotation.color,
  ]);
  if (row) return { id: row.id, created: true };
  const bookmark = await db.prisma.annotation.findFirst({
    where: { textId: id, ownerId, sentence: annotation.sentence, kind: 'bookmark' },
    select: { id: true },
  });
  return bookmark ? { id: bookmark.id, created: false } : undefined;
}

/** Changes the note, the color or both. Returns false when there is no such annotation. */
export const updateAnnotation = async (
  db: Queryable,
  { id, textId, ownerId }: AnnotationKey,
  { note, color }: { note?: string | undefined; color?: Annotation['color'] | undefined },
): Promise<boolean> => (await run(db, sql.update, [id, textId, ownerId, note ?? null, color ?? null])) > 0;

/** Deletes an annotation. Returns false when there is no such annotation. */
export const deleteAnnotation = async (
  db: Queryable,
  { id, textId, ownerId }: AnnotationKey,
): Promise<boolean> => (await db.prisma.annotation.deleteMany({ where: { id, textId, ownerId } })).count > 0;
