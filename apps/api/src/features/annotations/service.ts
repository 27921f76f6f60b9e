import type {
  addAnnotation as addEndpoint,
  updateAnnotation as updateEndpoint,
} from '@glossa/contract/annotations';
import type { HandlerInput } from '@glossa/contract/endpoint';
import { fail, failFields } from '@glossa/contract/failure';
import { messages } from '@glossa/contract/messages';
import type { Database } from '@glossa/db/database';
import { newId } from '@glossa/db/new-id';

import * as queries from './queries.ts';

/** Maximum number of annotations per text, limited because all of them are shown together. */
const maxPerText = 2000;

/**
 * Lists the annotations of one of the user's texts in reading order.
 * @throws {Failure} text_not_found
 */
export async function listTextAnnotations(
  db: Database,
  key: queries.TextKey,
): Promise<queries.AnnotationRow[]> {
  const rows = await queries.listTextAnnotations(db, key);
  if (rows.length === 0 && !(await queries.findSentence(db, key, 0))) fail('text_not_found');
  return rows;
}

/**
 * Annotates a sentence, or a part of it, in one of the user's texts. A sentence has at most one bookmark, so
 * bookmarking it again returns the existing one.
 *
 * @throws {Failure} text_not_found, text_not_ready, sentence_not_found, too_many_annotations, or invalid_request for a
 *   range beyond the end of the sentence
 */
export async function addAnnotation(
  db: Database,
  key: queries.TextKey,
  { kind, sentence: seq, from, to, note = '', color = 'yellow' }: HandlerInput<typeof addEndpoint>['body'],
): Promise<{ annotation: queries.AnnotationRow; created: boolean }> {
  const found = (await queries.findSentence(db, key, seq)) ?? fail('text_not_found');
  if (found.status !== 'ready') fail('text_not_ready');
  if (found.sentence === null) return fail('sentence_not_found');
  if (found.count >= maxPerText) fail('too_many_annotations');
  if (to !== undefined && to > found.sentence.length) failFields({ to: [messages.range_invalid] });
  const context = found.sentence.trim();
  const inserted = await queries.insertAnnotation(db, key, {
    id: newId(),
    kind,
    sentence: seq,
    context,
    from: from ?? null,
    to: to ?? null,
    quote: from === undefined ? context : found.sentence.slice(from, to),
    note,
    color,
  });
  const annotation =
    inserted && (await queries.findAnnotation(db, { id: inserted.id, textId: key.id, ownerId: key.ownerId }));
  return annotation ? { annotation, created: inserted.created } : fail('text_not_found');
}

/**
 * Changes the note or color of an annotation.
 * @throws {Failure} annotation_not_found
 */
export async function updateAnnotation(
  db: Database,
  key: queries.AnnotationKey,
  change: HandlerInput<typeof updateEndpoint>['body'],
): Promise<queries.AnnotationRow> {
  const annotation =
    (await queries.updateAnnotation(db, key, change)) && (await queries.findAnnotation(db, key));
  return annotation || fail('annotation_not_found');
}
