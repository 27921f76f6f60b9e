import { expect, it } from 'vitest';

import { readingPosition } from './reading-position.ts';

const read = (position: number) => ({
  position,
  sentence_count: 42,
  last_read_at: '2026-11-01T10:00:00Z',
});

it('counts pages using the page size set by the user', () => {
  expect(readingPosition(read(8), 4)).toEqual({ page: 3, pages: 11, share: 3 / 11 });
  expect(readingPosition(read(8), 10)).toEqual({ page: 1, pages: 5, share: 1 / 5 });
});

it('treats the last page as the end, however short it is', () => {
  expect(readingPosition(read(40), 4)?.share).toBe(1);
  expect(readingPosition(read(41), 4)?.share).toBe(1);
});

it('returns no reading position for a text that was never opened', () => {
  expect(readingPosition({ ...read(0), last_read_at: null }, 4)).toBeUndefined();
});
