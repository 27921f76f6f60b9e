import type { Transaction } from '@glossa/db/database';
import { first, statements } from '@glossa/db/statements';

import { actorOf, type Doer } from './actor-of.ts';
import { writeAudit } from './write-audit.ts';
import type { QueryTypes } from './note-content.types.ts';

/** An action on content that is or will be sold. */
export type ContentVerb =
  | 'create'
  | 'change'
  | 'price'
  | 'publish'
  | 'unpublish'
  | 'archive'
  | 'remove'
  | 'restore'
  | 'replace_file'
  | 'remove_cover'
  | 'add_track'
  | 'arrange_tracks'
  | 'remove_track';

export const sql = statements<QueryTypes>('auditNoteContent', {
  // A video is in the catalog before it has a product.
  findContent: `SELECT CASE kind::text WHEN 'text' THEN 'ebook' ELSE kind::text END AS kind, title, status::text FROM product WHERE id = $1
   UNION ALL
   SELECT 'video', title, publication::text FROM video v
   WHERE id = $1 AND NOT EXISTS (SELECT 1 FROM product WHERE id = $1)`,
});

type Content = QueryTypes['findContent']['row'];

const find = (tx: Transaction, id: string): Promise<Content | undefined> => first(tx, sql.findContent, [id]);

async function write(
  tx: Transaction,
  doer: Doer,
  { verb, id, content, detail }: { verb: ContentVerb; id: string; content: Content; detail: object },
): Promise<void> {
  await writeAudit(tx, {
    actor: actorOf(doer),
    action: `content.${verb}`,
    target: { kind: content.kind, id },
    detail: { title: content.title, ...detail },
  });
}

/** Records an action on an ebook, recording, video or bundle. */
export async function noteContent(
  tx: Transaction,
  doer: Doer,
  verb: ContentVerb,
  id: string,
  detail: object = {},
): Promise<void> {
  const content = await find(tx, id);
  if (content) await write(tx, doer, { verb, id, content, detail });
}

/** Returns the action that changed a status, which is null for a video outside the catalog. */
const verbTo = (before: string | null, after: string | null): ContentVerb | undefined => {
  if (after === before) return undefined;
  if (after === 'published') return 'publish';
  if (after === 'archived') return 'archive';
  return before === 'published' ? 'unpublish' : 'change';
};

/** Runs a change to content and records the change of status, if any, and the other changed fields. */
export async function noteChanges(
  tx: Transaction,
  doer: Doer,
  { id, verb = 'change', changes }: { id: string; verb?: 'change' | 'price'; changes: object },
  work: () => Promise<void>,
): Promise<void> {
  const before = await find(tx, id);
  await work();
  const content = await find(tx, id);
  if (!before || !content) return;
  const moved = verbTo(before.status, content.status);
  if (moved) await write(tx, doer, { verb: moved, id, content, detail: {} });
  const fields = Object.entries(changes)
    .filter(([name, value]) => value !== undefined && !['status', 'lastUpdated'].includes(name))
    .map(([name]) => name);
  if (fields.length > 0) await write(tx, doer, { verb, id, content, detail: { fields } });
}
