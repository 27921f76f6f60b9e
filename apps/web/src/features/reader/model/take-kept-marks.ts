import { wordMarks } from '@glossa/contract/settings';
import type { Settings } from '@glossa/contract/settings';

const key = 'glossa-word-marks';

/** The marks of words that this browser kept before accounts did; answers them once. */
export function takeKeptMarks(): Settings['marks'] | undefined {
  const kept = localStorage.getItem(key);
  if (kept === null) return undefined;
  localStorage.removeItem(key);
  return wordMarks.find((name) => name === kept);
}
