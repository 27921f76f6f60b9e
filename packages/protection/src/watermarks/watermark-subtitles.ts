import { readCues } from '@glossa/language/read-cues';
import { srtCue } from '@glossa/language/srt-cue';

import { writeTrace } from './trace.ts';
import type { Watermark } from './watermark.ts';

/** Milliseconds between the last cue and the watermark, and the watermark's duration. */
const gapMs = 1000;
const displayMs = 5000;

const vttText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Replaces SubRip's markup characters, which cannot be escaped. */
const srtText = (text: string): string =>
  text.replaceAll('<', '‹').replaceAll('>', '›').replaceAll('{', '(').replaceAll('}', ')');

/**
 * Marks .vtt or .srt subtitles, whose format is detected from the content. Appends the watermark with the order's
 * invisible trace as the last cue, and adds a note at the start of .vtt. Existing cues aren't changed.
 */
export function watermarkSubtitles(text: string, { line, order }: Watermark): string {
  const end = Math.max(0, ...readCues(text).map((cue) => cue.end));
  const isVtt = /^\uFEFF?WEBVTT(?:[ \t\r\n]|$)/.test(text);
  const lineEnd = /\r?\n/.exec(text)?.[0] ?? '\n';
  const cue = srtCue({
    seq: text.match(/-->/g)?.length ?? 0,
    start: end + gapMs,
    end: end + gapMs + displayMs,
    text: (isVtt ? vttText(line) : srtText(line)) + writeTrace(order),
  });
  if (!isVtt) return joinLines([text.trimEnd(), '', cue.trimEnd(), ''], lineEnd);
  const lines = text.trimEnd().split(/\r?\n/);
  const head = lines.findIndex((one) => one.trim() === '');
  const [before, after] = head === -1 ? [lines, []] : [lines.slice(0, head), lines.slice(head)];
  // WebVTT needs no cue number, and uses a decimal point.
  const last = cue
    .trimEnd()
    .replace(/^\d+\n/, '')
    .replaceAll(/(?<=^.{8}|^.{25}),/g, '.');
  return joinLines([...before, '', `NOTE ${vttText(line)}`, ...after, '', last, ''], lineEnd);
}

const joinLines = (lines: readonly string[], lineEnd: string): string =>
  lines.join('\n').replaceAll(/\r?\n/g, lineEnd);
