import { expect, test } from 'vitest';

import { makeMp3 } from '../testing/make-mp3.ts';
import { makeToneMp3 } from '../testing/make-tone.ts';
import { isSilentMp3 } from './is-silent-mp3.ts';

test('distinguishes silence from sound', () => {
  expect(isSilentMp3(makeMp3())).toBe(true);
  expect(isSilentMp3(makeToneMp3({ seconds: 1 }))).toBe(false);
});

test('returns false if even a single frame has sound', () => {
  const bytes = Buffer.concat([makeMp3(), makeToneMp3({ seconds: 0.024 })]);
  expect(isSilentMp3(bytes)).toBe(false);
});
