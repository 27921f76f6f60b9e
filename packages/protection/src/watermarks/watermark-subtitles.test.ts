import { readCues } from '@glossa/language/read-cues';
import { expect, test } from 'vitest';

import { readTextWatermark, writeTrace } from './trace.ts';
import { watermarkSubtitles } from './watermark-subtitles.ts';

const mark = { line: 'For <i>Ana</i> --> & {\\an8}Co, 1,5', order: 'GL-000042' };
const trace = writeTrace('GL-000042');
const srt =
  '1\r\n00:00:01,000 --> 00:00:02,500\r\nHello.\r\n\r\n2\r\n01:00:00,000 --> 01:00:03,000\r\nGoodbye.\r\n';

test('appends the watermark to .srt as a cue and changes nothing else', () => {
  const marked = watermarkSubtitles(srt, mark);
  expect(marked).toBe(
    `${srt}\r\n3\r\n01:00:04,000 --> 01:00:09,000\r\nFor ‹i›Ana‹/i› --› & (\\an8)Co, 1,5${trace}\r\n`,
  );
  expect(readCues(marked).slice(0, 2)).toEqual(readCues(srt));
  expect(readTextWatermark(marked)).toEqual(['GL-000042']);
});

test('adds the watermark to .vtt both as a cue and as a note', () => {
  const vtt =
    'WEBVTT - talk\nKind: captions\n\nSTYLE\n::cue { color: red }\n\na\n00:01.000 --> 00:02.500\nHello.\n';
  const line = 'For &lt;i&gt;Ana&lt;/i&gt; --&gt; &amp; {\\an8}Co, 1,5';
  expect(watermarkSubtitles(vtt, mark)).toBe(
    vtt.replace('\n\nSTYLE', `\n\nNOTE ${line}\n\nSTYLE`) +
      `\n00:00:03.500 --> 00:00:08.500\n${line}${trace}\n`,
  );
});

test('adds the note and cue to a .vtt with only a header', () => {
  expect(watermarkSubtitles('WEBVTT', { line: 'x', order: 'A' })).toBe(
    `WEBVTT\n\nNOTE x\n\n00:00:01.000 --> 00:00:06.000\nx${writeTrace('A')}\n`,
  );
});
