import type { Reviewed } from '@glossa/contract/practice';

import type { Memory } from './schedule.ts';

/** Minimum stability in days for each suggested level. */
const levels = [
  { level: 4, days: 30 },
  { level: 3, days: 10 },
  { level: 2, days: 3 },
] as const;

/**
 * Suggests a higher level if the memory supports one. Stability is the number of days after which recall drops to 90 %.
 */
export function suggestLevel(level: number, { stability, state }: Memory): Reviewed['suggestion'] {
  const fit = state === 2 ? levels.find(({ days }) => stability >= days) : undefined;
  return fit && fit.level > level ? { knowledge_level: fit.level, days: Math.floor(stability) } : null;
}
