import type { Transaction } from '@glossa/db/database';

import { findContent, type ContentRow } from './queries.ts';
import { toActor, changedFields, recordAudit, type ActingUser } from './record-audit.ts';

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

const record = (
  tx: Transaction,
  user: ActingUser,
  { verb, id, content, detail }: { verb: ContentVerb; id: string; content: ContentRow; detail: object },
): Promise<void> =>
  recordAudit(tx, {
    actor: toActor(user),
    action: `content.${verb}`,
    target: { kind: content.kind, id },
    detail: { title: content.title, ...detail },
  });

/** Records an action on an ebook, recording, video or bundle. */
export async function recordContentAudit(
  tx: Transaction,
  user: ActingUser,
  verb: ContentVerb,
  id: string,
  detail: object = {},
): Promise<void> {
  const content = await findContent(tx, id);
  if (content) await record(tx, user, { verb, id, content, detail });
}

/** Returns the action that changed a status. The status of a video outside the catalog is null. */
const statusChangeVerb = (before: string | null, after: string | null): ContentVerb | undefined => {
  if (after === before) return undefined;
  if (after === 'published') return 'publish';
  if (after === 'archived') return 'archive';
  return before === 'published' ? 'unpublish' : 'change';
};

/** Runs a change to content. Records the status change, if any, and the names of the other changed fields. */
export async function recordContentChanges(
  tx: Transaction,
  user: ActingUser,
  { id, verb = 'change', changes }: { id: string; verb?: 'change' | 'price'; changes: object },
  change: () => Promise<void>,
): Promise<void> {
  const before = await findContent(tx, id);
  await change();
  const content = await findContent(tx, id);
  if (!before || !content) return;
  const statusVerb = statusChangeVerb(before.status, content.status);
  if (statusVerb) await record(tx, user, { verb: statusVerb, id, content, detail: {} });
  const fields = changedFields(changes).filter((name) => name !== 'status');
  if (fields.length > 0) await record(tx, user, { verb, id, content, detail: { fields } });
}
