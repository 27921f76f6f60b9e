import { expect, it } from 'vitest';

import { everythingSelected, isSelected, nothingSelected, select, selectedCount } from './use-selection.ts';

it('selects and deselects words', () => {
  const two = select(select(nothingSelected, [1, 2, 3], true), [2], false);
  expect([1, 2, 3, 4].map((id) => isSelected(two, id))).toEqual([true, false, true, false]);
  expect(selectedCount(two, 100)).toBe(2);
});

it('selects all words except the deselected ones, including words that aren’t loaded yet', () => {
  const allButOne = select(select(everythingSelected, [1, 2], false), [2], true);
  expect([1, 2, 99].map((id) => isSelected(allButOne, id))).toEqual([false, true, true]);
  expect(selectedCount(allButOne, 100)).toBe(99);
});
