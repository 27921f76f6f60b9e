import { mergeCart } from '@glossa/contract/shop';
import type { MergedCart } from '@glossa/contract/shop';
import i18next from 'i18next';

import { call } from '@/lib/api/client.ts';
import { toast } from '@/ui/feedback/toast.tsx';
import { readVisitorCart, removeFromVisitorCart } from './visitor-cart.ts';

const messages = {
  product_owned: 'shop:cart.merged_owned',
  product_not_found: 'shop:cart.merged_gone',
  cart_full: 'shop:cart.merged_full',
} as const;

async function reportSkipped(
  skipped: MergedCart['skipped'],
  titles: ReadonlyMap<string, string>,
): Promise<void> {
  if (skipped.length === 0) return;
  await i18next.loadNamespaces('shop');
  const list = new Intl.ListFormat(i18next.language);
  for (const reason of new Set(skipped.map((item) => item.reason))) {
    const skippedTitles = skipped
      .filter((item) => item.reason === reason)
      .map(({ id }) => titles.get(id) ?? '');
    toast.info(i18next.t(messages[reason], { titles: list.format(skippedTitles) }));
  }
}

async function merge(): Promise<void> {
  const items = readVisitorCart();
  if (items.length === 0) return;
  const ids = items.map(({ id }) => id);
  const { skipped } = await call(mergeCart, { body: { product_ids: ids } });
  removeFromVisitorCart(ids);
  await reportSkipped(skipped, new Map(items.map(({ id, title }) => [id, title])));
}

let pendingMerge: Promise<void> | undefined;

/**
 * Adds the visitor's cart to the account's, and reports what could not be added. If the call fails, the visitor's cart
 * stays in this browser until the next merge.
 */
export function mergeVisitorCart(): Promise<void> {
  // A second tab waits for the lock and then finds nothing to merge.
  const mergeSafely = () => merge().catch(() => undefined);
  pendingMerge ??= Promise.resolve(
    'locks' in navigator ? navigator.locks.request('glossa-cart', mergeSafely) : mergeSafely(),
  ).finally(() => {
    pendingMerge = undefined;
  });
  return pendingMerge;
}
