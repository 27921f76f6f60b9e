import type { addAnnotation, Annotation } from '@glossa/contract/annotations';
import type { HandlerInput } from '@glossa/contract/endpoint';
import { fail, failFields } from '@glossa/contract/failure';
import { messages } from '@glossa/contract/messages';
import type { Database } from '@glossa/db/database';
import { newId } from '@glossa/db/new-id';
import { languageById } from '@glossa/language/languages';

import {
  findAnnotation,
  findSentence,
  insertAnnotation,
  type AnnotationRow,
  type TextKey,
} from './queries.ts';

/** Maximum number of annotations per text, because all of them are shown together. */
const mostOfText = 2000;

/** Presents an annotation as the contract defines it. */
export const presentAnnotation = (row: AnnotationRow): Annotation => ({
  id: row.id,
  text: row.textId,
  title: row.title,
  language: languageById(row.language)?.code ?? '',
  kind: row.kind,
  sentence: row.place,
  from: row.starts,
  to: row.ends,
  quote: row.quote,
  note: row.note,
  color: row.color,
  created_at: row.createdAt.toISOString(),
  updated_at: row.updatedAt.toISOString(),
});

/** Annotates a sentence, or a part of it, in one of the learner's texts. */
export async function annotate(
  db: Database,
  key: TextKey,
  { kind, sentence: seq, from, to, note = '', color = 'yellow' }: HandlerInput<typeof addAnnotation>['body'],
): Promise<{ annotation: Annotation; created: boolean }> {
  const found = (await findSentence(db, key, seq)) ?? fail('text_not_found');
  if (found.status !== 'ready') fail('text_not_ready');
  if (found.sentence === null) return fail('sentence_not_found');
  if (found.count >= mostOfText) fail('too_many_annotations');
  if (to !== undefined && to > found.sentence.length) failFields({ to: [messages.range_invalid] });
  const context = found.sentence.trim();
  const made = await insertAnnotation(db, key, {
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
  const row = made && (await findAnnotation(db, key, made.id));
  return row ? { annotation: presentAnnotation(row), created: made.created } : fail('text_not_found');
}
