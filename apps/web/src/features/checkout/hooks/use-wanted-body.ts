import type { soldPlans } from '@glossa/contract/order-quote';
import { useQuery } from '@tanstack/react-query';

import { accountCart } from '@/domain/cart/account-cart.ts';
import type { Wanted } from '../wanted.ts';

/** Request body of a quote or order: products or a plan. */
export type WantedBody = { product_ids: string[] } | { plan: (typeof soldPlans)[number] };

interface Found {
  /** Undefined until the cart has loaded; null when there is nothing to buy. */
  body: WantedBody | null | undefined;
  error: Error | null;
  retry: () => void;
}

/** Returns the items to buy as a request body. */
export function useWantedBody(wanted: Wanted): Found {
  const isCart = wanted.kind === 'cart';
  const cart = useQuery({ ...accountCart(), enabled: isCart });
  const found = { error: isCart ? cart.error : null, retry: () => void cart.refetch() };
  if (wanted.kind === 'product') return { ...found, body: { product_ids: [wanted.id] } };
  if (wanted.kind === 'plan') return { ...found, body: { plan: wanted.plan } };
  if (!cart.data) return { ...found, body: undefined };
  const items = cart.data.items.filter(
    ({ isOnSale, isOwned, money }) =>
      isOnSale && !isOwned && (wanted.currency === null || money.currency === wanted.currency),
  );
  return { ...found, body: items.length > 0 ? { product_ids: items.map(({ id }) => id) } : null };
}
