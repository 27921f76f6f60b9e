import { soldPlans } from '@glossa/contract/order-quote';

/** What to buy: the product or plan in the URL, or the cart. */
export type Wanted =
  | { kind: 'product'; id: string }
  | { kind: 'plan'; plan: (typeof soldPlans)[number] }
  /** One currency, or null for all. */
  | { kind: 'cart'; currency: string | null };

/** Reads what to buy from a /checkout URL. */
export function readWanted(params: URLSearchParams): Wanted {
  const id = params.get('product');
  if (id) return { kind: 'product', id };
  const plan = soldPlans.find((one) => one === params.get('plan'));
  if (plan) return { kind: 'plan', plan };
  return { kind: 'cart', currency: params.get('currency') };
}
