import { Failure } from '@glossa/contract/failure';

import type { Request } from '#domain/shop/orders/quote-order.ts';
import type { Limits } from '#http/limits.ts';

/**
 * Runs `work` on a request's coupon and counts unknown codes against a rate limit.
 * @throws {Failure} rate_limited after too many unknown codes
 */
export async function watchGuesses<Result extends object>(
  { limits }: { limits: Limits },
  { buyerId, couponCode }: Request,
  work: () => Promise<Result>,
): Promise<Result> {
  if (couponCode === null) return work();
  await limits.check('coupon_guess', buyerId);
  try {
    const result = await work();
    if ('couponProblem' in result && result.couponProblem === 'coupon_not_found')
      await limits.take('coupon_guess', buyerId);
    return result;
  } catch (error) {
    if (error instanceof Failure && error.code === 'coupon_not_found')
      await limits.take('coupon_guess', buyerId);
    throw error;
  }
}
