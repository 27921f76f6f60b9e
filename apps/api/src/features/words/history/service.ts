import type { HandlerInput, HandlerResult } from '@glossa/contract/endpoint';
import type { listWordChanges } from '@glossa/contract/word-changes';
import type { Queryable } from '@glossa/db/database';
import { languageById } from '@glossa/language/languages';

import * as queries from './queries.ts';

/** Lists a learner's word changes, latest first. */
export async function listChanges(
  db: Queryable,
  learnerId: string,
  { language, after, page_size: size }: HandlerInput<typeof listWordChanges>['query'],
): Promise<HandlerResult<typeof listWordChanges>> {
  const rows = await queries.listChanges(db, learnerId, { language, after, limit: size + 1 });
  return {
    more: rows.length > size,
    results: rows.slice(0, size).map((row) => ({
      id: row.id,
      kind: row.kind,
      language: languageById(row.language)?.code ?? '',
      count: row.count,
      sample: row.forms.map((text, index) => ({
        text,
        before: decodeLevel(row.before[index]),
        after: decodeLevel(row.after?.[index]),
      })),
      created_at: row.createdAt.toISOString(),
      undone_at: row.undoneAt?.toISOString() ?? null,
    })),
  };
}

/** Decodes a stored level: the lowest three bits are the level, the fourth is the ignored flag. */
const decodeLevel = (value: number | undefined) =>
  value === undefined || value < 0 ? null : { level: value & 7, ignored: value >= 8 };
