import type { changeContentPricing, PricingAction } from '@glossa/contract/content-pricing';
import type { HandlerInput, HandlerResult } from '@glossa/contract/endpoint';
import { Failure } from '@glossa/contract/failure';
import type { Database } from '@glossa/db/database';

import type { Doer } from '#domain/audit/actor-of.ts';
import { changeNoted } from './change-pricing.ts';

const changesOf = {
  activate: { status: 'active' },
  draft: { status: 'draft' },
  archive: { status: 'archived' },
  protect: { drmEnabled: true },
  unprotect: { drmEnabled: false },
} as const satisfies Record<PricingAction, object>;

/** Applies one action to several products, one by one, and returns the result of each. */
export async function changeManyPrices(
  db: Database,
  doer: Doer,
  body: HandlerInput<typeof changeContentPricing>['body'],
): Promise<HandlerResult<typeof changeContentPricing>> {
  const changes =
    body.action === 'discount' ? { discountPercentage: body.discountPercentage } : changesOf[body.action];
  const results = [];
  for (const id of new Set(body.ids)) {
    // One transaction per product: locking several in different orders could deadlock.
    const error = await db
      .transaction((tx) => changeNoted(tx, doer, id, changes))
      .then(
        () => null,
        (failure: unknown) => (failure instanceof Failure ? failure.code : Promise.reject(failure as Error)),
      );
    results.push({ id, ok: error === null, changed: error === null, error });
  }
  return { results };
}
