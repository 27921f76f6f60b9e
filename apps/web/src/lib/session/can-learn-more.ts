import type { User } from '@glossa/contract/auth';
import { languageLimits } from '@glossa/contract/plans';

/** Whether the person's plan has room for one more learning language. */
export const canLearnMore = (user: User): boolean =>
  user.selected_languages.length < languageLimits[user.subscription_type];
