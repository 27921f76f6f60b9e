import type { Cue } from './read-cues.ts';

/** A silence of so many milliseconds begins a paragraph. */
const pause = 4000;
const noSpaces = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}。！？、]$/u;
const ended = /[.!?…。！？؟।]["'”’»)」』]{0,3}$/u;

/**
 * The text of subtitles: sentences that run over several cues are put together again, and a long silence after the
 * end of a sentence begins a paragraph. Where subtitles roll, a line that stands in two cues comes once.
 */
export function cuesToText(cues: readonly Cue[]): string {
  let text = '';
  let before: Cue | undefined;
  for (const cue of cues) {
    const lines = freshLines(before, cue);
    for (const [at, line] of lines.entries())
      text += between(text, at === 0 ? before : undefined, cue) + line;
    before = cue;
  }
  return text;
}

function between(text: string, before: Cue | undefined, cue: Cue): string {
  if (text === '') return '';
  if (before && cue.start - before.end >= pause && ended.test(text)) return '\n\n';
  return noSpaces.test(text) ? '' : ' ';
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
