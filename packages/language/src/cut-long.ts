import { charClass, charClasses } from './char-class.ts';

const rankOf = (text: string, index: number): number => {
  const char = text.charAt(index);
  if ('、，；：'.includes(char)) return 3;
  if (charClasses[text.charCodeAt(index)] !== charClass.space) return 0;
  const before = text.charAt(index - 1);
  if (';:—–؛'.includes(before)) return 3;
  return ',،)'.includes(before) ? 2 : 1;
};

const splitsCluster = (text: string, index: number): boolean => {
  const cls = charClasses[text.charCodeAt(index)];
  const isLowHalf = text.charCodeAt(index) >= 0xdc00 && text.charCodeAt(index) <= 0xdfff;
  return isLowHalf || cls === charClass.mark || cls === charClass.format;
};

/**
 * Returns where to cut a sentence that begins at `start` and extends beyond `limit`. Cuts in the second half,
 * preferably at a semicolon or colon, then at a comma, at a space, or between two characters. The result is after
 * `start` and at most `limit`.
 */
export const cutLong = (text: string, start: number, limit: number): number => {
  const middle = start + Math.floor((limit - start) / 2);
  let best = 0;
  let cutAt = limit;
  for (let i = limit - 1; i > middle && best < 3; i--) {
    const rank = rankOf(text, i);
    if (rank > best) {
      best = rank;
      cutAt = i + 1;
    }
  }
  if (best > 0) return cutAt;
  while (cutAt > middle && splitsCluster(text, cutAt)) cutAt--;
  return cutAt;
};
