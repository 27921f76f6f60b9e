import { contentGaps } from '@glossa/contract/content-gaps';
import type { updateEbook } from '@glossa/contract/ebooks';
import type { HandlerInput } from '@glossa/contract/endpoint';
import { fail, failFields } from '@glossa/contract/failure';
import { messages } from '@glossa/contract/messages';
import type { Transaction } from '@glossa/db/database';

import { wasSold } from '#domain/shop/was-sold.ts';
import { preparationOf, type EbookRow } from './ebook-row.ts';
import { tierPrice, type Price } from './price.ts';
import { setProductTags } from './product-tags.ts';
import { lockEbook, updateFacts } from './queries.ts';

type Changes = HandlerInput<typeof updateEbook>['body'];

/** Returns the error code if a buyer could not read or play the ebook yet, otherwise undefined. */
export function whyNotReady(
  ebook: Pick<EbookRow, 'type' | 'documentStatus' | 'trackCount'>,
): 'ebook_not_ready' | 'audio_without_tracks' | undefined {
  if (ebook.type === 'audio' && ebook.trackCount === 0) return 'audio_without_tracks';
  return preparationOf(ebook) === 'ready' ? undefined : 'ebook_not_ready';
}

/** Changes an ebook. Fields missing from `changes` stay as they are. */
export async function changeEbook(tx: Transaction, id: string, changes: Changes): Promise<void> {
  const ebook = (await lockEbook(tx, id)) ?? fail('ebook_not_found');
  const { money: _money, tags, tier: _tier, isFree: _isFree, status = ebook.status, ...said } = changes;
  const given = Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined));
  const facts = { ...ebook, ...given, ...(await changedPrice(tx, ebook, changes)), status };
  const hindrance = status === 'published' ? whyNotReady(ebook) : undefined;
  if (hindrance) fail(hindrance);
  // A draft may be incomplete, but it needs a price or must be free.
  const { price, ...others } = contentGaps(facts);
  const gaps = {
    ...(price ? { money: [messages.price_positive] } : {}),
    ...(status === 'published' ? others : {}),
  };
  if (Object.keys(gaps).length > 0) failFields(gaps);
  await updateFacts(tx, id, facts);
  if (tags) await setProductTags(tx, ebook, tags);
}

/** Returns the price after a change: the tier's, or the ebook's own. */
async function changedPrice(tx: Transaction, ebook: EbookRow, changes: Changes): Promise<Price> {
  const { money, isFree: free, tier = ebook.tierId } = changes;
  const price = tier === null ? ownPrice(ebook, changes) : await tierPrice(tx, tier);
  const differs =
    (money && (money.amount !== price.price || money.currency !== price.currency)) ||
    (free !== undefined && free !== price.isFree);
  if (tier !== null && differs) fail('tier_price');
  if (price.currency !== ebook.currency && (await wasSold(tx, ebook.id))) fail('currency_fixed');
  return price;
}

function ownPrice(ebook: EbookRow, { money, isFree: free }: Changes): Price {
  const isFree = free ?? (money ? money.amount === 0 : ebook.isFree);
  return {
    isFree,
    price: isFree ? 0 : (money?.amount ?? ebook.price),
    currency: money?.currency ?? ebook.currency,
    tierId: null,
  };
}
