import { latest } from './cue-time.ts';
import { replaceRows } from './cue-list.ts';
import type { Cue, CueList, OwnCue } from './cue-list.ts';

/** A row whose cue is here. */
export interface CueRow extends OwnCue {
  row: number;
}

/** Milliseconds that a cue lasts which is added where there is room, and at least. */
const usual = 2000;
const least = 100;

const within = (ms: number): number => Math.max(0, Math.min(latest, Math.round(ms)));

/** Gives a cue other times or another text. */
export const changeCue = (list: CueList, { row, ...own }: CueRow, part: Partial<Cue>): CueList => {
  const cue = { ...own.cue, ...part };
  return replaceRows(list, row, 1, [
    { ...own, cue: { ...cue, start: within(cue.start), end: within(cue.end) } },
  ]);
};

/** Takes a cue away. */
export const removeCue = (list: CueList, { row }: Pick<CueRow, 'row'>): CueList =>
  replaceRows(list, row, 1, []);

/** Adds an empty cue after another one, in the room before the `next` one if there is any. */
export function addAfter(list: CueList, { row, cue }: CueRow, next: Cue | undefined, key: string): CueList {
  const start = cue.end;
  const room = next && next.start > start + least ? next.start - start : usual;
  const end = within(start + Math.min(usual, room));
  return replaceRows(list, row + 1, 0, [
    { key, seq: undefined, was: undefined, cue: { start, end, text: '' } },
  ]);
}

/** The place between two words that is nearest to a share of a text; where no spaces are, the place itself. */
function nearestGap(text: string, share: number): number {
  const wanted = Math.round(text.length * share);
  const gaps = [...text.matchAll(/\s+/g)].map(({ index }) => index).filter((index) => index > 0);
  return gaps.length === 0
    ? wanted
    : gaps.reduce((best, gap) => (Math.abs(gap - wanted) < Math.abs(best - wanted) ? gap : best));
}

/**
 * Parts a cue in two: its text at the cursor, its time at `now` where that is within it. What of the two is not given follows
 * from the other by its share; without both it is halved.
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

/** Languages are written without spaces in these. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}。！？、]$/u;

/** Makes one cue of two that follow each other. */
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
