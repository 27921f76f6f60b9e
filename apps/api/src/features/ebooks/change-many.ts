import { contentGapNames, contentGaps, type ContentGap } from '@glossa/contract/content-gaps';
import type { changeEbooks, EbookAction } from '@glossa/contract/bulk-ebooks';
import type { EbookStatus } from '@glossa/contract/ebooks';
import type { HandlerInput, HandlerResult } from '@glossa/contract/endpoint';
import type { ErrorCode } from '@glossa/contract/errors';
import type { Database, Transaction } from '@glossa/db/database';

import type { Doer } from '#domain/audit/actor-of.ts';
import { noteContent } from '#domain/audit/note-content.ts';
import { whyNotReady } from './change-ebook.ts';
import { lockEbook, lockRemovedEbook, removeProduct, restoreProduct, setStatus } from './queries.ts';

interface Outcome {
  changed: boolean;
  before: EbookStatus | null;
  error?: ErrorCode;
  missing?: ContentGap[];
}

const missingOne: Outcome = { changed: false, before: null, error: 'ebook_not_found' };

const toStatus =
  (to: EbookStatus) =>
  async (tx: Transaction, id: string): Promise<Outcome> => {
    const ebook = await lockEbook(tx, id);
    if (!ebook) return missingOne;
    const { status: before } = ebook;
    if (before === to) return { changed: false, before };
    if (to === 'published') {
      const error = whyNotReady(ebook);
      if (error) return { changed: false, before, error };
      const gaps = contentGaps(ebook);
      const missing = contentGapNames.filter((name) => gaps[name]);
      if (missing.length > 0) return { changed: false, before, error: 'ebook_incomplete', missing };
    }
    await setStatus(tx, id, to);
    return { changed: true, before };
  };

const actions: Record<EbookAction, (tx: Transaction, id: string) => Promise<Outcome>> = {
  publish: toStatus('published'),
  draft: toStatus('draft'),
  archive: toStatus('archived'),
  remove: async (tx, id) => {
    const ebook = await lockEbook(tx, id);
    if (!ebook) return missingOne;
    await removeProduct(tx, id);
    return { changed: true, before: ebook.status };
  },
  restore: async (tx, id) => {
    const before = await lockRemovedEbook(tx, id);
    if (!before) return missingOne;
    await restoreProduct(tx, id);
    return { changed: true, before };
  },
};

/** Applies an action to an ebook and writes an audit entry if it changed. */
export async function changeOne(
  tx: Transaction,
  doer: Doer,
  { action, id }: { action: EbookAction; id: string },
): Promise<Outcome> {
  const outcome = await actions[action](tx, id);
  const verb = action === 'draft' ? (outcome.before === 'published' ? 'unpublish' : 'change') : action;
  if (outcome.changed) await noteContent(tx, doer, verb, id);
  return outcome;
}

/** Applies one action to several ebooks in turn. Returns the outcome for each. */
export async function changeMany(
  db: Database,
  doer: Doer,
  { ids, action }: HandlerInput<typeof changeEbooks>['body'],
): Promise<HandlerResult<typeof changeEbooks>> {
  const results = [];
  for (const id of new Set(ids)) {
    // One transaction each: two users changing the same ebooks in a different order would otherwise deadlock.
    const outcome = await db.transaction((tx) => changeOne(tx, doer, { action, id }));
    const { changed, before, error = null, missing = [] } = outcome;
    results.push({ id, ok: error === null, changed, before, error, missing });
  }
  return { results };
}
