import type { LevelScale } from '@glossa/contract/word-import';

/** One of our levels (0 to 5), or ignored. */
export interface ImportedLevel {
  level: number;
  ignored: boolean;
}

const level = (value: number): ImportedLevel => ({ level: value, ignored: false });
const ignored: ImportedLevel = { level: 0, ignored: true };

const names: Record<string, ImportedLevel> = {
  new: level(0),
  unknown: level(0),
  learning: level(1),
  recognized: level(2),
  familiar: level(3),
  learned: level(4),
  known: level(4),
  mastered: level(5),
  'well known': level(5),
  ignored,
};

// https://luteorg.github.io/lute-manual/usage/terms/bulk-term-import.html; LWT uses the same scale, including 98 and
// 99.
const luteLevels: Record<string, ImportedLevel> = {
  1: level(1),
  2: level(2),
  3: level(3),
  4: level(3),
  5: level(4),
  98: ignored,
  99: level(5),
  i: ignored,
  w: level(5),
};

const scales: Record<LevelScale, Record<string, ImportedLevel>> = {
  glossa: { 0: level(0), 1: level(1), 2: level(2), 3: level(3), 4: level(4), 5: level(5) },
  // LingQ's levels: new, recognized, familiar, learned, and known (the check mark).
  lingq: { '-1': ignored, 0: level(1), 1: level(2), 2: level(3), 3: level(4), 4: level(5) },
  lute: { 0: level(0), ...luteLevels },
  lwt: luteLevels,
};

/** Converts a level from another program. Undefined if it isn't a level. */
export const readLevel = (cell: string, scale: LevelScale): ImportedLevel | undefined => {
  const value = cell.trim().toLowerCase();
  return scales[scale][value] ?? names[value];
};
