import { soldPlans } from '@glossa/contract/order-quote';

/** What is to be bought: what an address names, or what lies in the cart. */
export type Wanted =
  | { kind: 'product'; id: string }
  | { kind: 'plan'; plan: (typeof soldPlans)[number] }
  /** Of one currency, or all. */
  | { kind: 'cart'; currency: string | null };

/** Reads what an address of /checkout wants to be bought. */
export function readWanted(params: URLSearchParams): Wanted {
  const id = params.get('product');
  if (id) return { kind: 'product', id };
  const plan = soldPlans.find((one) => one === params.get('plan'));
  if (plan) return { kind: 'plan', plan };
  return { kind: 'cart', currency: params.get('currency') };
}
