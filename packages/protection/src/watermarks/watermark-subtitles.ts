import { readCues } from '@glossa/language/read-cues';
import { srtCue } from '@glossa/language/srt-cue';

import { writeTrace } from './trace.ts';
import type { Watermark } from './watermark.ts';

/** Milliseconds after the last words until the line is shown, and for how long. */
const pause = 1000;
const shown = 5000;

const vttText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** SubRip knows no way to write its own signs. */
const srtText = (text: string): string =>
  text.replaceAll('<', '‹').replaceAll('>', '›').replaceAll('{', '(').replaceAll('}', ')');

/**
 * Marks subtitles, .vtt or .srt by their content: the line of the watermark with the invisible trace of the order is the
 * last cue, and in .vtt a note at the beginning as well. Cues and their times stay as they are.
 */
export function watermarkSubtitles(text: string, { line, order }: Watermark): string {
  const end = Math.max(0, ...readCues(text).map((cue) => cue.end));
  const isVtt = /^\uFEFF?WEBVTT(?:[ \t\r\n]|$)/.test(text);
  const lineEnd = /\r?\n/.exec(text)?.[0] ?? '\n';
  const cue = srtCue({
    seq: text.match(/-->/g)?.length ?? 0,
    start: end + pause,
    end: end + pause + shown,
    text: (isVtt ? vttText(line) : srtText(line)) + writeTrace(order),
  });
  if (!isVtt) return inLines([text.trimEnd(), '', cue.trimEnd(), ''], lineEnd);
  const lines = text.trimEnd().split(/\r?\n/);
  const head = lines.findIndex((one) => one.trim() === '');
  const [before, after] = head === -1 ? [lines, []] : [lines.slice(0, head), lines.slice(head)];
  // Without its number, and with the point that WebVTT wants.
  const last = cue
    .trimEnd()
    .replace(/^\d+\n/, '')
    .replaceAll(/(?<=^.{8}|^.{25}),/g, '.');
  return inLines([...before, '', `NOTE ${vttText(line)}`, ...after, '', last, ''], lineEnd);
}

const inLines = (lines: readonly string[], lineEnd: string): string =>
  lines.join('\n').replaceAll(/\r?\n/g, lineEnd);
