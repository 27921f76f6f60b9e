import { latest } from './cue-time.ts';
import { replaceRows } from './cue-list.ts';
import type { Cue, CueList, OwnCue } from './cue-list.ts';

/** A row whose cue has loaded. */
export interface CueRow extends OwnCue {
  row: number;
}

/** Duration of an added cue in milliseconds, where there is room, and the minimum. */
const usual = 2000;
const least = 100;

const within = (ms: number): number => Math.max(0, Math.min(latest, Math.round(ms)));

/** Changes the times or the text of a cue. */
export const changeCue = (list: CueList, { row, ...own }: CueRow, part: Partial<Cue>): CueList => {
  const cue = { ...own.cue, ...part };
  return replaceRows(list, row, 1, [
    { ...own, cue: { ...cue, start: within(cue.start), end: within(cue.end) } },
  ]);
};

/** Removes a cue. */
export const removeCue = (list: CueList, { row }: Pick<CueRow, 'row'>): CueList =>
  replaceRows(list, row, 1, []);

/** Adds an empty cue after another, in the gap before the `next` one if there is any. */
export function addAfter(list: CueList, { row, cue }: CueRow, next: Cue | undefined, key: string): CueList {
  const start = cue.end;
  const room = next && next.start > start + least ? next.start - start : usual;
  const end = within(start + Math.min(usual, room));
  return replaceRows(list, row + 1, 0, [
    { key, seq: undefined, was: undefined, cue: { start, end, text: '' } },
  ]);
}

/** Returns the word boundary nearest to a share of a text; in a text without spaces, the position itself. */
function nearestGap(text: string, share: number): number {
  const wanted = Math.round(text.length * share);
  const gaps = [...text.matchAll(/\s+/g)].map(({ index }) => index).filter((index) => index > 0);
  return gaps.length === 0
    ? wanted
    : gaps.reduce((best, gap) => (Math.abs(gap - wanted) < Math.abs(best - wanted) ? gap : best));
}

/**
 * Splits a cue: its text at the caret, its time at `now` if that is within the cue. A missing one is derived
 * proportionally from the other; without both, the cue is halved.
 */
export function splitCue(
  list: CueList,
  { row, ...own }: CueRow,
  { caret, now, key }: { caret: number | undefined; now: number; key: string },
): CueList {
  const { start, end, text } = own.cue;
  const isWithin = now > start && now < end;
  const hasCaret =
    caret !== undefined && text.slice(0, caret).trim() !== '' && text.slice(caret).trim() !== '';
  const share = isWithin ? (now - start) / (end - start) : 0.5;
  const place = hasCaret ? caret : nearestGap(text, share);
  const moment = isWithin
    ? Math.round(now)
    : within(start + ((end - start) * place) / Math.max(1, text.length));
  return replaceRows(list, row, 1, [
    { ...own, cue: { start, end: moment, text: text.slice(0, place).trim() } },
    { key, seq: undefined, was: undefined, cue: { start: moment, end, text: text.slice(place).trim() } },
  ]);
}

/** Scripts written without spaces. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}。！？、]$/u;

/** Joins two consecutive cues. */
export function joinCues(list: CueList, { row, ...own }: CueRow, next: Cue): CueList {
  const before = own.cue.text.trim();
  const after = next.text.trim();
  const gap = before === '' || after === '' || unspaced.test(before) ? '' : ' ';
  const cue = {
    start: Math.min(own.cue.start, next.start),
    end: Math.max(own.cue.end, next.end),
    text: `${before}${gap}${after}`.slice(0, 2000),
  };
  return replaceRows(list, row, 2, [{ ...own, cue }]);
}
