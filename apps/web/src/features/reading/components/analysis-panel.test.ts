import { expect, it } from 'vitest';

import { formatReadingTime } from './analysis-panel.tsx';

it('formats short reading times in minutes and long ones in hours', () => {
  expect([1, 45, 119, 120, 2658].map((minutes) => formatReadingTime(minutes, 'en'))).toEqual([
    '1 minute',
    '45 minutes',
    '119 minutes',
    '2 hours',
    '44 hours',
  ]);
});
