import { expect, test } from 'vitest';

import { makeToneWav } from '../testing/make-tone.ts';
import { isSilentWav, measureWav, readWav, writeWav, type Wav } from './wav.ts';

const tone = (): Wav => readWav(makeToneWav({ seconds: 0.5 })) as Wav;

test('reads back a file that it wrote', () => {
  const wav = tone();
  expect(measureWav(wav)).toBeCloseTo(500, 0);
  expect(readWav(writeWav(wav))).toEqual(wav);
});

test.each([0, 0xff_ff_ff_ff, 0x7f_ff_ff_ff])('reads to the end if the declared size is %s', (size) => {
  const bytes = makeToneWav({ seconds: 0.5 });
  bytes.writeUInt32LE(size, 40);
  expect(readWav(bytes)).toEqual(tone());
});

test('skips unknown chunks and their padding', () => {
  const bytes = makeToneWav({ seconds: 0.5 });
  const list = Buffer.from('LIST\u0003\0\0\0abc\0', 'latin1');
  expect(readWav(Buffer.concat([bytes.subarray(0, 36), list, bytes.subarray(36)]))).toEqual(tone());
});

test.each([
  ['nothing', Buffer.alloc(0)],
  ['another kind of file', Buffer.from('<!doctype html><title>Error</title>')],
  ['only the beginning of a file', makeToneWav({ seconds: 0.5 }).subarray(0, 30)],
  ['no samples', makeToneWav({ seconds: 0.5 }).subarray(0, 36)],
])('rejects %s', (_what, bytes) => {
  expect(readWav(bytes)).toBeUndefined();
});

test('rejects samples that aren’t 16-bit PCM', () => {
  const bytes = makeToneWav({ seconds: 0.5 });
  bytes.writeUInt16LE(8, 34);
  expect(readWav(bytes)).toBeUndefined();
  const compressed = makeToneWav({ seconds: 0.5 });
  compressed.writeUInt16LE(0x55, 20);
  expect(readWav(compressed)).toBeUndefined();
});

test('detects silence, even with dither', () => {
  const wav = tone();
  expect(isSilentWav(wav)).toBe(false);
  const noise = Buffer.alloc(wav.samples.length);
  for (let at = 0; at < noise.length; at += 2) noise.writeInt16LE((at % 3) - 1, at);
  expect(isSilentWav({ ...wav, samples: noise })).toBe(true);
});
