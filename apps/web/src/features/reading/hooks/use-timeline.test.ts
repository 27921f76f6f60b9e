import { expect, it } from 'vitest';

import { sentenceAt, buildTimeline } from './use-timeline.ts';

it('finds the sentence being spoken at a given time', () => {
  const timeline = buildTimeline([1000, null, 2500, 2400]);
  expect(timeline.map(({ seq, end }) => [seq, end])).toEqual([
    [0, 2.4],
    [3, 2.5],
    [2, Number.POSITIVE_INFINITY],
  ]);
  expect([0.99, 1, 2.39, 2.4, 99].map((second) => sentenceAt(timeline, second)?.seq)).toEqual([
    undefined,
    0,
    0,
    3,
    2,
  ]);
  expect(sentenceAt([], 5)).toBeUndefined();
});
