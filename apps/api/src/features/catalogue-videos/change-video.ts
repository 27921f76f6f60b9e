import type { addCatalogueVideo, updateCatalogueVideo } from '@glossa/contract/catalogue-videos';
import { contentGaps } from '@glossa/contract/content-gaps';
import type { HandlerInput } from '@glossa/contract/endpoint';
import type { ErrorCode } from '@glossa/contract/errors';
import { fail, failFields } from '@glossa/contract/failure';
import type { Transaction } from '@glossa/db/database';

import { wasSold } from '#domain/shop/was-sold.ts';
import { setVideoTags } from '#domain/videos/set-video-tags.ts';
import type { CatalogueRow } from './catalogue-row.ts';
import {
  lockCatalogueVideo,
  lockOwnVideo,
  productOf,
  setPublication,
  updateFacts,
  type CatalogueFacts,
} from './queries.ts';

type Changes = HandlerInput<typeof updateCatalogueVideo>['body'];

/** Returns the error code if processing prevents publication, otherwise undefined. */
export const processingRefusal = ({ status }: Pick<CatalogueRow, 'status'>) =>
  status === 'ready'
    ? undefined
    : ((status === 'failed' ? 'video_processing_failed' : 'video_not_ready') satisfies ErrorCode);

/** Changes a catalog video. Fields missing from `changes` stay as they are. */
export async function changeCatalogueVideo(tx: Transaction, id: string, changes: Changes): Promise<void> {
  const video = (await lockCatalogueVideo(tx, id)) ?? fail('video_not_found');
  const facts = changedFacts(video, changes);
  const refusal = facts.publication === 'published' ? processingRefusal(video) : undefined;
  if (refusal) fail(refusal);
  // A draft may be incomplete, but it needs a price or must be free.
  const { price, ...others } = contentGaps(facts);
  const gaps = { ...(price ? { money: price } : {}), ...(facts.publication === 'published' ? others : {}) };
  if (Object.keys(gaps).length > 0) failFields(gaps);
  await checkPrice(tx, video, facts);
  await updateFacts(tx, id, facts);
  if (changes.tags) await setVideoTags(tx, video, changes.tags);
}

/** Throws when a tier sets the price, or when the currency of a product that was sold would change. */
async function checkPrice(tx: Transaction, video: CatalogueRow, facts: CatalogueFacts): Promise<void> {
  const isSame =
    facts.price === video.price && facts.currency === video.currency && facts.isFree === video.isFree;
  const product = isSame ? undefined : await productOf(tx, video.id);
  if (!product) return;
  if (product.tierId !== null) fail('tier_price');
  if (facts.currency !== video.currency && (await wasSold(tx, product.id))) fail('currency_fixed');
}

function changedFacts(
  video: CatalogueRow,
  { money, status, tags: _tags, ...changes }: Changes,
): CatalogueFacts {
  const isFree = changes.isFree ?? (money ? money.amount === 0 : video.isFree);
  const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
  return {
    ...video,
    ...given,
    isFree,
    price: isFree ? 0 : (money?.amount ?? video.price),
    currency: money?.currency ?? video.currency,
    publication: status ?? video.publication,
  };
}

/** Adds a ready video of the user's own library to the catalog as a draft. */
export async function takeIntoCatalogue(
  tx: Transaction,
  ownerId: string,
  { video_id: id, ...changes }: HandlerInput<typeof addCatalogueVideo>['body'],
): Promise<void> {
  const video = (await lockOwnVideo(tx, { id, ownerId })) ?? fail('video_not_found');
  if (video.publication) fail('video_in_catalogue');
  if (video.status !== 'ready') fail('video_not_ready');
  if (video.isYoutube) fail('video_without_file');
  await setPublication(tx, id, 'draft');
  await changeCatalogueVideo(tx, id, changes);
}
