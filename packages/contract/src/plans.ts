import { languages } from '@glossa/language/languages';

import type { User } from './auth.ts';

/** Number of learning languages that each plan includes. */
export const languageLimits = {
  Basic: 1,
  Pro: 5,
  Ultimate: languages.length,
} as const satisfies Record<User['subscription_type'], number>;
