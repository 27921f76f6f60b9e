import { expect, test } from 'vitest';

import { readSpans, SpanWriter } from './word-spans.ts';

const roundTrip = (spans: [number, number, number][]) => {
  const writer = new SpanWriter();
  let end = 0;
  for (const [start, stop, term] of spans) {
    writer.add(start - end, stop - start, term);
    end = stop;
  }
  const found: [number, number, number][] = [];
  readSpans(writer.take(), (...span) => found.push(span));
  return found;
};

test('spans come back as they were written', () => {
  const spans: [number, number, number][] = [
    [0, 1, 1],
    [2, 33, 127],
    [40, 70, 128],
    [70, 71, 2_147_483_647],
    [1000, 1200, 16_384],
    [1207, 1238, 5],
  ];
  expect(roundTrip(spans)).toEqual(spans);
});

test('a long sentence outgrows the first buffer', () => {
  const spans = Array.from({ length: 5000 }, (_, i): [number, number, number] => [
    i * 50,
    i * 50 + 40,
    i * 1000,
  ]);
  expect(roundTrip(spans)).toEqual(spans);
});

test('a usual word takes three bytes', () => {
  const writer = new SpanWriter();
  writer.add(1, 5, 9000);
  expect(writer.take()).toHaveLength(3);
});
