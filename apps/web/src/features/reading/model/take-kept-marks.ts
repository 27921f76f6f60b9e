import { wordMarks } from '@glossa/contract/settings';
import type { Settings } from '@glossa/contract/settings';

const key = 'glossa-word-marks';

/** Returns the marking style stored in this browser by versions before accounts stored it, and deletes it. */
export function takeKeptMarks(): Settings['marks'] | undefined {
  const kept = localStorage.getItem(key);
  if (kept === null) return undefined;
  localStorage.removeItem(key);
  return wordMarks.find((name) => name === kept);
}
