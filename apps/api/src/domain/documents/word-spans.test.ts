import { expect, test } from 'vitest';

import { readSpans, SpanWriter } from './word-spans.ts';

type Span = [start: number, end: number];

const roundTrip = (spans: Span[]) => {
  const writer = new SpanWriter();
  let end = 0;
  for (const [start, stop] of spans) {
    writer.add(start - end, stop - start);
    end = stop;
  }
  const found: Span[] = [];
  const indexes: number[] = [];
  readSpans(writer.flush(), (start, stop, index) => {
    found.push([start, stop]);
    indexes.push(index);
  });
  expect(indexes).toEqual(spans.map((_, index) => index));
  return found;
};

test('reads spans back as they were written', () => {
  const spans: Span[] = [
    [0, 1],
    [2, 33],
    [40, 70],
    [70, 71],
    [1000, 1200],
    [1207, 1238],
    [40_000, 41_000],
  ];
  expect(roundTrip(spans)).toEqual(spans);
});

test('grows its buffer for a long sentence', () => {
  const spans = Array.from({ length: 5000 }, (_, i): Span => [i * 50, i * 50 + 40]);
  expect(roundTrip(spans)).toEqual(spans);
});

test('stores a typical word in one byte', () => {
  const writer = new SpanWriter();
  writer.add(1, 5);
  expect(writer.flush()).toHaveLength(1);
});
