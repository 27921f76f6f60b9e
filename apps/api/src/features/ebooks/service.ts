import type { changeEbooks as changeEndpoint, EbookAction } from '@glossa/contract/bulk-ebooks';
import { buildUrl } from '@glossa/contract/client';
import { contentGapNames, findContentGaps, type ContentGap } from '@glossa/contract/content-gaps';
import {
  listEbooks as listEndpoint,
  type createEbook as createEndpoint,
  type Ebook,
  type EbookStatus,
  type updateEbook as updateEndpoint,
} from '@glossa/contract/ebooks';
import type { HandlerInput, HandlerResult } from '@glossa/contract/endpoint';
import type { ErrorCode } from '@glossa/contract/errors';
import { fail, failFields } from '@glossa/contract/failure';
import { messages } from '@glossa/contract/messages';
import type { Database, Queryable, Transaction } from '@glossa/db/database';
import { newId } from '@glossa/db/new-id';
import { makeSamples } from '@glossa/jobs/definitions';

import type { Deps } from '#deps.ts';
import { recordContentAudit, recordContentChanges } from '#domain/audit/content-audit.ts';
import type { ActingUser } from '#domain/audit/record-audit.ts';
import { prepareContent } from '#domain/library/store-content.ts';
import { ensureTags } from '#domain/vocabulary/queries.ts';
import type { Context } from '#http/route.ts';
import { attachFile } from './files/queries.ts';
import { readBookFile, readCover } from './files/read-files.ts';
import {
  enqueueProcessing,
  truncateToPreview,
  storeContent,
  storeFile,
  type EbookDeps,
} from './files/service.ts';
import { presentPreparation, presentEbook } from './present-ebook.ts';
import { resolveChangedPrice, checkFormPrice, resolveFormPrice } from './prices.ts';
import * as queries from './queries.ts';

type Upload = Pick<Context<typeof createEndpoint>, 'body' | 'files'>;
type Changes = HandlerInput<typeof updateEndpoint>['body'];
type ChangeDeps = Pick<Deps, 'db' | 'jobs'>;

/** Returns one page of ebooks with the count of each status. `viewerId` is the requesting user. */
export async function listEbooks(
  db: Queryable,
  viewerId: string,
  query: queries.EbookQuery,
): Promise<HandlerResult<typeof listEndpoint>> {
  const [rows, statuses] = await Promise.all([queries.listEbooks(db, query), queries.countEbooks(db, query)]);
  const { page, page_size: size, status } = query;
  const total = Object.values(statuses).reduce((sum, one) => sum + one, 0);
  const count = status ? statuses[status] : total;
  const pageUrl = (to: number) => buildUrl(listEndpoint, { query: { ...query, page: to } });
  return {
    ebooks: rows.map((row) => presentEbook(row, viewerId)),
    count,
    next: page * size < count ? pageUrl(page + 1) : null,
    previous: page > 1 ? pageUrl(page - 1) : null,
    statuses,
  };
}

/** Returns an ebook. `viewerId` is the requesting user. @throws {Failure} ebook_not_found */
export const getEbook = async (db: Queryable, viewerId: string, id: string): Promise<Ebook> =>
  presentEbook((await queries.findEbook(db, id)) ?? fail('ebook_not_found'), viewerId);

/**
 * Adds an ebook, or an audio course with or without a text, as a draft.
 * @returns the ebook, and whether its analysis is pending
 */
export async function createEbook(
  deps: EbookDeps,
  user: ActingUser,
  upload: Upload,
): Promise<{ ebook: Ebook; isPending: boolean }> {
  const { id, isPending } = await addEbook(deps, user.id, upload, (tx, newEbookId) =>
    recordContentAudit(tx, user, 'create', newEbookId),
  );
  return { ebook: await getEbook(deps.db, user.id, id), isPending };
}

/**
 * Adds an ebook, or an audio course with or without a text, as a draft. `onAdded` runs in the same transaction.
 * @returns its ID, and whether its analysis is pending
 */
export async function addEbook(
  deps: EbookDeps,
  ownerId: string,
  { body, files }: Upload,
  onAdded: (tx: Transaction, id: string) => Promise<void> = async () => {},
): Promise<{ id: string; isPending: boolean }> {
  checkFormPrice(body);
  const book = body.type === 'audio' && !files.file ? undefined : await readBookFile(files.file);
  const image = await readCover(files.cover);
  const content = book && (await prepareContent(deps, { content: book.content, language: body.language }));
  const id = newId();
  const file = book && (await storeFile(deps, { id, ownerId }, 'content', book));
  const cover = image && (await storeFile(deps, { id, ownerId }, 'cover', image));
  const stored = await deps.db.transaction(async (tx) => {
    const document = content && (await storeContent(tx, { id, ownerId, title: body.title }, content));
    const price = await resolveFormPrice(tx, body);
    const previewText = book ? truncateToPreview(book.content) : '';
    const fields = { ...body, ...price, previewText, documentId: document?.documentId ?? null };
    await queries.insertEbook(tx, { id, ownerId }, fields);
    if (file) await attachFile(tx, id, file);
    if (cover) await attachFile(tx, id, cover);
    await setTags(tx, { id, ownerId }, body.tags);
    await onAdded(tx, id);
    return document;
  });
  await enqueueProcessing(deps, stored, content);
  return { id, isPending: stored?.isPending ?? false };
}

/** Changes an ebook. Fields missing from `changes` aren't changed. */
export async function updateEbook(
  { db, jobs }: ChangeDeps,
  user: ActingUser,
  id: string,
  changes: Changes,
): Promise<Ebook> {
  await db.transaction((tx) =>
    recordContentChanges(tx, user, { id, changes }, () => changeEbook(tx, id, changes)),
  );
  if (changes.status === 'published') await enqueueSamples(jobs);
  return getEbook(db, user.id, id);
}

/** Removes an ebook from the shop. Buyers keep it. @throws {Failure} ebook_not_found */
export async function removeEbook(db: Database, user: ActingUser, id: string): Promise<void> {
  const { error } = await db.transaction((tx) => applyAction(tx, user, { action: 'remove', id }));
  if (error) fail(error);
}

/** Applies one action to several ebooks in turn. Returns the outcome for each. */
export async function changeEbooks(
  { db, jobs }: ChangeDeps,
  user: ActingUser,
  { ids, action }: HandlerInput<typeof changeEndpoint>['body'],
): Promise<HandlerResult<typeof changeEndpoint>> {
  const results = [];
  for (const id of new Set(ids)) {
    // One transaction each: two users changing the same ebooks in different orders would otherwise deadlock.
    const outcome = await db.transaction((tx) => applyAction(tx, user, { action, id }));
    const { changed, before, error = null, missing = [] } = outcome;
    results.push({ id, ok: error === null, changed, before, error, missing });
  }
  if (action === 'publish') await enqueueSamples(jobs);
  return { results };
}

const enqueueSamples = (jobs: Deps['jobs']) => jobs.enqueue(makeSamples, {}, 'samples');

/** Changes an ebook in a transaction, without an audit entry. Fields missing from `changes` aren't changed. */
export async function changeEbook(tx: Transaction, id: string, changes: Changes): Promise<void> {
  const ebook = (await queries.lockEbook(tx, id)) ?? fail('ebook_not_found');
  const { money: _money, tags, tier: _tier, isFree: _isFree, status = ebook.status, ...others } = changes;
  const definedChanges = Object.fromEntries(
    Object.entries(others).filter(([, value]) => value !== undefined),
  );
  const fields = { ...ebook, ...definedChanges, ...(await resolveChangedPrice(tx, ebook, changes)), status };
  const problem = status === 'published' ? getReadinessError(ebook) : undefined;
  if (problem) fail(problem);
  // A draft may be incomplete, but it needs a price or must be free.
  const { price, ...otherGaps } = findContentGaps(fields);
  const gaps = {
    ...(price ? { money: [messages.price_positive] } : {}),
    ...(status === 'published' ? otherGaps : {}),
  };
  if (Object.keys(gaps).length > 0) failFields(gaps);
  await queries.updateEbook(tx, id, fields);
  if (tags) await setTags(tx, ebook, tags);
}

/** Returns the error code if a buyer could not read or play the ebook yet, otherwise undefined. */
function getReadinessError(
  ebook: Pick<queries.EbookRow, 'type' | 'documentStatus' | 'trackCount'>,
): 'ebook_not_ready' | 'audio_without_tracks' | undefined {
  if (ebook.type === 'audio' && ebook.trackCount === 0) return 'audio_without_tracks';
  return presentPreparation(ebook) === 'ready' ? undefined : 'ebook_not_ready';
}

/** Replaces a product's tags, which belong to its owner. A product without an owner keeps its tags. */
async function setTags(
  tx: Transaction,
  { id, ownerId }: { id: string; ownerId: string | null },
  names: readonly string[],
): Promise<void> {
  if (ownerId === null) return;
  await queries.replaceTags(tx, id, await ensureTags(tx, ownerId, names));
}

interface Outcome {
  changed: boolean;
  before: EbookStatus | null;
  error?: ErrorCode;
  missing?: ContentGap[];
}

const notFound: Outcome = { changed: false, before: null, error: 'ebook_not_found' };

const toStatus =
  (status: EbookStatus) =>
  async (tx: Transaction, id: string): Promise<Outcome> => {
    const ebook = await queries.lockEbook(tx, id);
    if (!ebook) return notFound;
    const { status: before } = ebook;
    if (before === status) return { changed: false, before };
    if (status === 'published') {
      const error = getReadinessError(ebook);
      if (error) return { changed: false, before, error };
      const gaps = findContentGaps(ebook);
      const missing = contentGapNames.filter((name) => gaps[name]);
      if (missing.length > 0) return { changed: false, before, error: 'ebook_incomplete', missing };
    }
    await queries.setStatus(tx, id, status);
    return { changed: true, before };
  };

const actions: Record<EbookAction, (tx: Transaction, id: string) => Promise<Outcome>> = {
  publish: toStatus('published'),
  draft: toStatus('draft'),
  archive: toStatus('archived'),
  remove: async (tx, id) => {
    const ebook = await queries.lockEbook(tx, id);
    if (!ebook) return notFound;
    await queries.removeEbook(tx, id);
    return { changed: true, before: ebook.status };
  },
  restore: async (tx, id) => {
    const before = await queries.lockRemovedEbook(tx, id);
    if (!before) return notFound;
    await queries.restoreEbook(tx, id);
    return { changed: true, before };
  },
};

/** Applies an action to an ebook and writes an audit entry if the ebook changed. */
async function applyAction(
  tx: Transaction,
  user: ActingUser,
  { action, id }: { action: EbookAction; id: string },
): Promise<Outcome> {
  const outcome = await actions[action](tx, id);
  const verb = action === 'draft' ? (outcome.before === 'published' ? 'unpublish' : 'change') : action;
  if (outcome.changed) await recordContentAudit(tx, user, verb, id);
  return outcome;
}
