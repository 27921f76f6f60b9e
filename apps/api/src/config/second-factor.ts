import * as z from 'zod';

import { integer } from './formats.ts';

/** Environment variables for who must have a second factor. */
export const secondFactorVariables = {
  REQUIRE_SECOND_FACTOR: z.enum(['off', 'staff']).default('off'),
  SECOND_FACTOR_GRACE_DAYS: integer(0, 365).default(14),
};
const Variables = z.object(secondFactorVariables);

/** Who must have a second factor. */
export interface SecondFactorPolicy {
  /** Whether admins, staff and content managers must have a second factor. */
  isRequiredForStaff: boolean;
  /**
   * Grace period in days, after which an account without a required second factor can't do anything before setting one
   * up.
   */
  graceDays: number;
}

export const toSecondFactorPolicy = (env: z.output<typeof Variables>): SecondFactorPolicy => ({
  isRequiredForStaff: env.REQUIRE_SECOND_FACTOR === 'staff',
  graceDays: env.SECOND_FACTOR_GRACE_DAYS,
});
