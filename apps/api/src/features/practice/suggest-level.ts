import type { Reviewed } from '@glossa/contract/practice';

import type { Memory } from './schedule.ts';

/** Days that a memory lasts from which a level fits. */
const levels = [
  { level: 4, days: 30 },
  { level: 3, days: 10 },
  { level: 2, days: 3 },
] as const;

/**
 * The level that a memory speaks for, when it is above the present one. Stability is the number of days after which the
 * word is still remembered in nine of ten cases.
 */
export function suggestLevel(level: number, { stability, state }: Memory): Reviewed['suggestion'] {
  const fit = state === 2 ? levels.find(({ days }) => stability >= days) : undefined;
  return fit && fit.level > level ? { knowledge_level: fit.level, days: Math.floor(stability) } : null;
}
