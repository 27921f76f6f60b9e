import { maxCueTime } from './cue-time.ts';
import { replaceRows } from './cue-list.ts';
import type { Cue, CueList, EditedCue } from './cue-list.ts';

/** A row whose cue has loaded. */
export interface CueRow extends EditedCue {
  row: number;
}

/** Duration of an added cue in milliseconds if there is room, and its minimum duration. */
const defaultDuration = 2000;
const minDuration = 100;

const clampTime = (ms: number): number => Math.max(0, Math.min(maxCueTime, Math.round(ms)));

/** Returns the list with a cue's times or text changed. */
export const changeCue = (list: CueList, { row, ...edited }: CueRow, part: Partial<Cue>): CueList => {
  const cue = { ...edited.cue, ...part };
  return replaceRows(list, row, 1, [
    { ...edited, cue: { ...cue, start: clampTime(cue.start), end: clampTime(cue.end) } },
  ]);
};

/** Returns the list without a cue. */
export const removeCue = (list: CueList, { row }: Pick<CueRow, 'row'>): CueList =>
  replaceRows(list, row, 1, []);

/** Adds an empty cue after another one, in the gap before the `next` one if it exists. */
export function addCueAfter(
  list: CueList,
  { row, cue }: CueRow,
  next: Cue | undefined,
  key: string,
): CueList {
  const start = cue.end;
  const gap = next && next.start > start + minDuration ? next.start - start : defaultDuration;
  const end = clampTime(start + Math.min(defaultDuration, gap));
  return replaceRows(list, row + 1, 0, [
    { key, seq: undefined, original: undefined, cue: { start, end, text: '' } },
  ]);
}

/** Returns the word boundary nearest to a share of a text, or the exact position if the text has no spaces. */
function nearestGap(text: string, share: number): number {
  const preferred = Math.round(text.length * share);
  const gaps = [...text.matchAll(/\s+/g)].map(({ index }) => index).filter((index) => index > 0);
  return gaps.length === 0
    ? preferred
    : gaps.reduce((best, gap) => (Math.abs(gap - preferred) < Math.abs(best - preferred) ? gap : best));
}

/**
 * Splits a cue: its text at the caret, and its time at `now` if that is within the cue. If either the caret or the time
 * is missing, it is derived proportionally from the other; if both are missing, the cue is halved.
 */
export function splitCue(
  list: CueList,
  { row, ...edited }: CueRow,
  { caret, now, key }: { caret: number | undefined; now: number; key: string },
): CueList {
  const { start, end, text } = edited.cue;
  const isWithin = now > start && now < end;
  const hasCaret =
    caret !== undefined && text.slice(0, caret).trim() !== '' && text.slice(caret).trim() !== '';
  const share = isWithin ? (now - start) / (end - start) : 0.5;
  const position = hasCaret ? caret : nearestGap(text, share);
  const moment = isWithin
    ? Math.round(now)
    : clampTime(start + ((end - start) * position) / Math.max(1, text.length));
  return replaceRows(list, row, 1, [
    { ...edited, cue: { start, end: moment, text: text.slice(0, position).trim() } },
    {
      key,
      seq: undefined,
      original: undefined,
      cue: { start: moment, end, text: text.slice(position).trim() },
    },
  ]);
}

/** Matches a text that ends in a script written without spaces. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}。！？、]$/u;

/** Joins two consecutive cues. */
export function joinCues(list: CueList, { row, ...edited }: CueRow, next: Cue): CueList {
  const before = edited.cue.text.trim();
  const after = next.text.trim();
  const gap = before === '' || after === '' || unspaced.test(before) ? '' : ' ';
  const cue = {
    start: Math.min(edited.cue.start, next.start),
    end: Math.max(edited.cue.end, next.end),
    text: `${before}${gap}${after}`.slice(0, 2000),
  };
  return replaceRows(list, row, 2, [{ ...edited, cue }]);
}
