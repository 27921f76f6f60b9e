import { createBundle, updateContentPricing } from '@glossa/contract/content-pricing';

import type { User } from '../users/user.ts';

/** Creates and publishes a bundle of products for 9 USD. Returns its ID. */
export async function makeBundle({ call }: User, title: string, items: string[]): Promise<string> {
  const { id, lastUpdated } = await call(createBundle, {
    body: { title, items, money: { amount: 900, currency: 'USD' } },
  });
  await call(updateContentPricing, { params: { id }, body: { status: 'active', lastUpdated } });
  return id;
}
