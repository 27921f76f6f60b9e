import { plansForSale } from '@glossa/contract/order-quote';
import { useQuery } from '@tanstack/react-query';

import { accountCart } from '@/domain/cart/account-cart.ts';

/** What to buy: the product or plan in the URL, or the cart. */
type CheckoutSource =
  | { kind: 'product'; id: string }
  | { kind: 'plan'; plan: (typeof plansForSale)[number] }
  /** The cart's items in this currency, or in all currencies if null. */
  | { kind: 'cart'; currency: string | null };

/** Reads what to buy from a /checkout URL. */
export function readCheckoutSource(params: URLSearchParams): CheckoutSource {
  const id = params.get('product');
  if (id) return { kind: 'product', id };
  const plan = plansForSale.find((name) => name === params.get('plan'));
  if (plan) return { kind: 'plan', plan };
  return { kind: 'cart', currency: params.get('currency') };
}

/** Request body of a quote or order: products or a plan. */
export type OrderBody = { product_ids: string[] } | { plan: (typeof plansForSale)[number] };

interface OrderBodyResult {
  /** Undefined until the cart has loaded; null when there is nothing to buy. */
  body: OrderBody | null | undefined;
  error: Error | null;
  retry: () => void;
}

/** Returns the items to buy as a request body. */
export function useOrderBody(source: CheckoutSource): OrderBodyResult {
  const isCart = source.kind === 'cart';
  const cart = useQuery({ ...accountCart(), enabled: isCart });
  const query = { error: isCart ? cart.error : null, retry: () => void cart.refetch() };
  if (source.kind === 'product') return { ...query, body: { product_ids: [source.id] } };
  if (source.kind === 'plan') return { ...query, body: { plan: source.plan } };
  if (!cart.data) return { ...query, body: undefined };
  const items = cart.data.items.filter(
    ({ isOnSale, isOwned, money }) =>
      isOnSale && !isOwned && (source.currency === null || money.currency === source.currency),
  );
  return { ...query, body: items.length > 0 ? { product_ids: items.map(({ id }) => id) } : null };
}
