import { expect, it } from 'vitest';

import { everythingSelected, isSelected, nothingSelected, select, selectedCount } from './use-selection.ts';

it('selects and deselects words', () => {
  const some = select(select(nothingSelected, [1, 2, 3], true), [2], false);
  expect([1, 2, 3, 4].map((id) => isSelected(some, id))).toEqual([true, false, true, false]);
  expect(selectedCount(some, 100)).toBe(2);
});

it('selects all except some, including words that aren’t loaded yet', () => {
  const most = select(select(everythingSelected, [1, 2], false), [2], true);
  expect([1, 2, 99].map((id) => isSelected(most, id))).toEqual([false, true, true]);
  expect(selectedCount(most, 100)).toBe(99);
});
