import type { User } from '@glossa/contract/auth';
import { languageLimits } from '@glossa/contract/plans';

/** Returns whether the user's plan allows another learning language. */
export const canAddLanguage = (user: User): boolean =>
  user.selected_languages.length < languageLimits[user.subscription_type];
