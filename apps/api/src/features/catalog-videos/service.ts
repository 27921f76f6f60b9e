import {
  listCatalogVideos,
  type addCatalogVideo,
  type CatalogAction,
  type changeCatalogVideos,
  type CatalogVideo,
  type updateCatalogVideo,
} from '@glossa/contract/catalog-videos';
import { buildUrl } from '@glossa/contract/client';
import { contentGapNames, findContentGaps, type ContentGap } from '@glossa/contract/content-gaps';
import type { HandlerInput, HandlerResult } from '@glossa/contract/endpoint';
import type { ErrorCode } from '@glossa/contract/errors';
import { fail, failFields } from '@glossa/contract/failure';
import type { Database, Queryable, Transaction } from '@glossa/db/database';

import { recordContentAudit, recordContentChanges } from '#domain/audit/content-audit.ts';
import type { ActingUser } from '#domain/audit/record-audit.ts';
import { wasSold } from '#domain/shop/products/queries.ts';
import { setVideoTags } from '#domain/videos/queries.ts';
import { displayedStatus, presentVideo } from './present-video.ts';
import * as queries from './queries.ts';

type Changes = HandlerInput<typeof updateCatalogVideo>['body'];

/** Returns one page of the catalog with the count of each status. `viewerId` is the requesting user. */
export async function listCatalog(
  db: Queryable,
  viewerId: string,
  query: queries.CatalogQuery,
): Promise<HandlerResult<typeof listCatalogVideos>> {
  const [rows, counts] = await Promise.all([queries.listVideos(db, query), queries.countVideos(db, query)]);
  const statuses = { published: 0, draft: 0, processing: 0, error: 0 };
  for (const row of counts) statuses[displayedStatus(row)] += row.count;
  const { page, page_size: size, status } = query;
  const total = Object.values(statuses).reduce((sum, one) => sum + one, 0);
  const count = status ? statuses[status] : total;
  const pageUrl = (to: number) => buildUrl(listCatalogVideos, { query: { ...query, page: to } });
  return {
    videos: rows.map((row) => presentVideo(row, viewerId)),
    count,
    next: page * size < count ? pageUrl(page + 1) : null,
    previous: page > 1 ? pageUrl(page - 1) : null,
    statuses,
  };
}

/**
 * Adds a ready video from the user's own library to the catalog as a draft.
 * @throws {Failure} video_not_found, video_in_catalogue, video_not_ready, video_without_file
 */
export async function addVideo(
  db: Database,
  user: ActingUser,
  { video_id: id, ...changes }: HandlerInput<typeof addCatalogVideo>['body'],
): Promise<CatalogVideo> {
  await db.transaction(async (tx) => {
    const video = (await queries.lockOwnVideo(tx, { id, ownerId: user.id })) ?? fail('video_not_found');
    if (video.publication) fail('video_in_catalogue');
    if (video.status !== 'ready') fail('video_not_ready');
    if (video.isYoutube) fail('video_without_file');
    await queries.setPublication(tx, id, 'draft');
    await applyChanges(tx, id, changes);
    await recordContentAudit(tx, user, 'create', id);
  });
  return getVideo(db, user.id, id);
}

/** Changes a catalog video. Fields missing from `changes` aren't changed. */
export async function updateVideo(
  db: Database,
  user: ActingUser,
  id: string,
  changes: Changes,
): Promise<CatalogVideo> {
  await db.transaction((tx) =>
    recordContentChanges(tx, user, { id, changes }, () => applyChanges(tx, id, changes)),
  );
  return getVideo(db, user.id, id);
}

/** Moves a video to its owner's trash. @throws {Failure} video_not_found */
export const removeVideo = (db: Database, user: ActingUser, id: string): Promise<void> =>
  db.transaction(async (tx) => {
    if (!(await queries.removeVideo(tx, id))) fail('video_not_found');
    await recordContentAudit(tx, user, 'remove', id);
  });

/** Applies one action to several catalog videos in turn. Returns the outcome for each. */
export async function changeVideos(
  db: Database,
  user: ActingUser,
  { ids, action }: HandlerInput<typeof changeCatalogVideos>['body'],
): Promise<HandlerResult<typeof changeCatalogVideos>> {
  const results = [];
  for (const id of new Set(ids)) {
    // One transaction each: two users changing the same videos in different orders would otherwise deadlock.
    const {
      changed,
      error = null,
      missing = [],
    } = await db.transaction(async (tx) => {
      const outcome = await actions[action](tx, id);
      if (outcome.changed) await recordContentAudit(tx, user, action === 'draft' ? 'unpublish' : action, id);
      return outcome;
    });
    results.push({ id, ok: error === null, changed, error, missing });
  }
  return { results };
}

const getVideo = async (db: Queryable, viewerId: string, id: string): Promise<CatalogVideo> =>
  presentVideo((await queries.findVideo(db, id)) ?? fail('video_not_found'), viewerId);

interface Outcome {
  changed: boolean;
  error?: ErrorCode;
  missing?: ContentGap[];
}

const createRejectedOutcome = (error: ErrorCode): Outcome => ({ changed: false, error });

const actions: Record<CatalogAction, (tx: Transaction, id: string) => Promise<Outcome>> = {
  publish: async (tx, id) => {
    const video = await queries.lockVideo(tx, id);
    if (!video) return createRejectedOutcome('video_not_found');
    if (video.publication === 'published') return { changed: false };
    const processingError = getProcessingError(video);
    if (processingError) return createRejectedOutcome(processingError);
    const gaps = findContentGaps(video);
    const missing = contentGapNames.filter((name) => gaps[name]);
    if (missing.length > 0) return { ...createRejectedOutcome('video_incomplete'), missing };
    await queries.setPublication(tx, id, 'published');
    return { changed: true };
  },
  draft: async (tx, id) => {
    const video = await queries.lockVideo(tx, id);
    if (!video) return createRejectedOutcome('video_not_found');
    if (video.publication === 'draft') return { changed: false };
    await queries.setPublication(tx, id, 'draft');
    return { changed: true };
  },
  remove: async (tx, id) =>
    (await queries.removeVideo(tx, id)) ? { changed: true } : createRejectedOutcome('video_not_found'),
  restore: async (tx, id) =>
    (await queries.restoreVideo(tx, id)) ? { changed: true } : createRejectedOutcome('video_not_found'),
};

/** Returns the error code if processing prevents publication, otherwise undefined. */
const getProcessingError = ({ status }: Pick<queries.CatalogVideoRow, 'status'>) =>
  status === 'ready'
    ? undefined
    : ((status === 'failed' ? 'video_processing_failed' : 'video_not_ready') satisfies ErrorCode);

async function applyChanges(tx: Transaction, id: string, changes: Changes): Promise<void> {
  const video = (await queries.lockVideo(tx, id)) ?? fail('video_not_found');
  const fields = withChanges(video, changes);
  const problem = fields.publication === 'published' ? getProcessingError(video) : undefined;
  if (problem) fail(problem);
  // A draft may be incomplete, but it needs a price or must be free.
  const { price, ...others } = findContentGaps(fields);
  const gaps = { ...(price ? { money: price } : {}), ...(fields.publication === 'published' ? others : {}) };
  if (Object.keys(gaps).length > 0) failFields(gaps);
  await checkPrice(tx, video, fields);
  await queries.updateVideo(tx, id, fields);
  if (changes.tags) await setVideoTags(tx, video, changes.tags);
}

/** Returns a video's fields with the changes applied. */
function withChanges(
  video: queries.CatalogVideoRow,
  { money, status, tags: _tags, ...changes }: Changes,
): queries.CatalogVideoFields {
  const isFree = changes.isFree ?? (money ? money.amount === 0 : video.isFree);
  const definedChanges = Object.fromEntries(
    Object.entries(changes).filter(([, value]) => value !== undefined),
  );
  return {
    ...video,
    ...definedChanges,
    isFree,
    price: isFree ? 0 : (money?.amount ?? video.price),
    currency: money?.currency ?? video.currency,
    publication: status ?? video.publication,
  };
}

/**
 * Checks that a price set by a tier and the currency of a sold product don't change.
 * @throws {Failure} tier_price, currency_fixed
 */
async function checkPrice(
  tx: Transaction,
  video: queries.CatalogVideoRow,
  fields: queries.CatalogVideoFields,
): Promise<void> {
  const isSame =
    fields.price === video.price && fields.currency === video.currency && fields.isFree === video.isFree;
  const product = isSame ? undefined : await queries.findProductOfVideo(tx, video.id);
  if (!product) return;
  if (product.tierId !== null) fail('tier_price');
  if (fields.currency !== video.currency && (await wasSold(tx, product.id))) fail('currency_fixed');
}
