import { cleanText } from './clean-text.ts';
import type { Cue } from './read-cues.ts';

/** A cue and its offset in the text of all cues, in UTF-16 code units. */
export interface PlacedCue extends Cue {
  at: number;
}

/** Milliseconds of silence that start a new paragraph. */
const paragraphPauseMs = 4000;
// Both patterns check only the end of a text, so that their cost doesn't grow with its length.
const noSpaces = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}。！？、]$/u;
const sentenceEndPattern = /[.!?…。！？؟।]["'”’»)」』]{0,3}$/u;
const endsUnspaced = (text: string): boolean => noSpaces.test(text.slice(-2));
const endsSentence = (text: string): boolean => sentenceEndPattern.test(text.slice(-4));
/** Subtitles without periods are split after this many characters, if possible at a pause of `shortPauseMs`. */
const maxLength = { spaced: 240, unspaced: 100 };
const shortPauseMs = 1500;

/**
 * Joins the text of subtitles. Sentences split across cues are joined, and a long silence after a sentence starts a new
 * paragraph. In rolling subtitles, a line repeated in the next cue appears once, and cues without new lines are
 * dropped. `cleanText` doesn't change the result.
 */
export function layOutCues(cues: readonly Cue[]): { text: string; cues: PlacedCue[] } {
  const placed: PlacedCue[] = [];
  let text = '';
  let before: Cue | undefined;
  /** Offset at which the unfinished sentence at the end of the text begins. */
  let open = 0;
  for (const cue of cues) {
    const lines = findNewLines(before, cue)
      .map(tidy)
      .filter((line) => line !== '');
    if (lines.length > 0) {
      const gap = chooseSeparator(text, before, cue, text.length - open);
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

// Replace `<`, because together with a `>` in a later cue, it would be mistaken for a tag when the whole text is
// cleaned.
const tidy = (line: string): string => cleanText(line).replaceAll(/\s+/g, ' ').replaceAll('<', '‹');

function chooseSeparator(text: string, before: Cue | undefined, cue: Cue, open: number): string {
  if (text === '' || !before) return '';
  const silence = cue.start - before.end;
  const unspaced = endsUnspaced(text);
  const limit = unspaced ? maxLength.unspaced : maxLength.spaced;
  if (
    endsSentence(text)
      ? silence >= paragraphPauseMs
      : open > limit || (open > limit / 2 && silence >= shortPauseMs)
  )
    return '\n\n';
  return unspaced ? '' : ' ';
}

/** Returns the lines of a cue that the previous cue didn't already show. */
function findNewLines(before: Cue | undefined, { text }: Cue): string[] {
  const lines = text.split('\n');
  const previousLines = before?.text.split('\n') ?? [];
  const maxOverlap = Math.min(lines.length, previousLines.length);
  for (let count = maxOverlap; count > 0; count--) {
    const isRepeated = previousLines.slice(-count).join('\n') === lines.slice(0, count).join('\n');
    // A short cue that is repeated in full was spoken twice. Rolling subtitles add text or repeat longer cues.
    if (isRepeated && (count < lines.length || lines.join('').length > 24)) return lines.slice(count);
  }
  return lines;
}
