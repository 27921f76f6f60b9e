import { expect, it } from 'vitest';

import { pageWindow } from './pagination.tsx';

it.each([
  [1, 1, [1]],
  [4, 5, [1, 2, 3, 4, 5]],
  [3, 9, [1, 2, 3, 4, 5]],
  [4, 9, [2, 3, 4, 5, 6]],
  [6, 9, [4, 5, 6, 7, 8]],
  [7, 9, [5, 6, 7, 8, 9]],
  [8, 9, [5, 6, 7, 8, 9]],
  [9, 9, [5, 6, 7, 8, 9]],
  [4, 6, [2, 3, 4, 5, 6]],
])('on page %i of %i, shows the buttons %j', (page, pages, buttons) => {
  expect(pageWindow(page, pages)).toEqual(buttons);
});
