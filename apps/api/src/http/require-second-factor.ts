import { fail } from '@glossa/contract/failure';
import type { RequestHandler } from 'express';

import type { SecondFactorPolicy } from '#config/second-factor.ts';
import { mustSetUpSecondFactor } from '#domain/accounts/second-factor-policy.ts';

/**
 * Refuses media to users who must set up a second factor first. Media routes aren't endpoints, so `identify` isn't
 * called for them.
 */
export const requireSecondFactor =
  (policy: SecondFactorPolicy): RequestHandler =>
  (request, _response, next) => {
    const { user } = request.session;
    if (user && mustSetUpSecondFactor(user, policy)) fail('second_factor_setup_required');
    next();
  };
