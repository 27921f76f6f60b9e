import { cleanText } from './clean-text.ts';
import type { Cue } from './read-cues.ts';

/** A cue with its place: characters (UTF-16 units) before it in the text that all cues make together. */
export interface PlacedCue extends Cue {
  at: number;
}

/** A silence of so many milliseconds begins a paragraph. */
const pause = 4000;
// Both look at the end of a text only, so that their cost does not grow with it.
const noSpaces = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}。！？、]$/u;
const ended = /[.!?…。！？؟।]["'”’»)」』]{0,3}$/u;
const endsUnspaced = (text: string): boolean => noSpaces.test(text.slice(-2));
const endsSentence = (text: string): boolean => ended.test(text.slice(-4));
/** Subtitles without full stops are parted after so many characters, and where nobody speaks for a moment. */
const longest = { spaced: 240, unspaced: 100 };
const breath = 1500;

/**
 * Puts the text of subtitles together: sentences that run over several cues are whole again, and a long silence after
 * the end of a sentence begins a paragraph. Where subtitles roll, a line that stands in two cues comes once, and a cue
 * that shows nothing new is left out. The text is as `cleanText` leaves it.
 */
export function layOutCues(cues: readonly Cue[]): { text: string; cues: PlacedCue[] } {
  const placed: PlacedCue[] = [];
  let text = '';
  let before: Cue | undefined;
  /** Where the sentence began that goes on at the end of the text. */
  let open = 0;
  for (const cue of cues) {
    const lines = freshLines(before, cue)
      .map(tidy)
      .filter((line) => line !== '');
    if (lines.length > 0) {
      const gap = between(text, before, cue, text.length - open);
      text += gap;
      const at = text.length;
      if (gap === '\n\n') open = at;
      text += lines.reduce((all, line) => all + (endsUnspaced(all) ? '' : ' ') + line);
      placed.push({ start: cue.start, end: cue.end, text: text.slice(at), at });
      if (endsSentence(text)) open = text.length;
    }
    before = cue;
  }
  return { text, cues: placed };
}

// A sign that could begin a tag with one in a later cue would be taken for markup when the text is cleaned.
const tidy = (line: string): string => cleanText(line).replaceAll(/\s+/g, ' ').replaceAll('<', '‹');

function between(text: string, before: Cue | undefined, cue: Cue, open: number): string {
  if (text === '' || !before) return '';
  const silence = cue.start - before.end;
  const unspaced = endsUnspaced(text);
  const enough = unspaced ? longest.unspaced : longest.spaced;
  if (endsSentence(text) ? silence >= pause : open > enough || (open > enough / 2 && silence >= breath))
    return '\n\n';
  return unspaced ? '' : ' ';
}

/** Lines of a cue that the one before did not already show. */
function freshLines(before: Cue | undefined, { text }: Cue): string[] {
  const lines = text.split('\n');
  const shown = before?.text.split('\n') ?? [];
  const most = Math.min(lines.length, shown.length);
  for (let count = most; count > 0; count--) {
    const again = shown.slice(-count).join('\n') === lines.slice(0, count).join('\n');
    // A short cue that is simply said twice stays: rolling ones show something new as well, or stand still.
    if (again && (count < lines.length || lines.join('').length > 24)) return lines.slice(count);
  }
  return lines;
}
