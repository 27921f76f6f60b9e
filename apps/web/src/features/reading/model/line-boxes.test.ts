import { expect, it } from 'vitest';

import { lineBoxes } from './line-boxes.ts';

const piece = (left: number, top: number, width: number, height = 20) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

it('merges boxes on the same line regardless of height and order', () => {
  const pieces = [piece(150, 100, 40), piece(110, 96, 30, 28), piece(100, 130, 60), piece(5, 5, 0)];
  expect(lineBoxes(pieces, { left: 100, top: 90 })).toEqual([
    { left: 10, top: 6, width: 80, height: 28 },
    { left: 0, top: 40, width: 60, height: 20 },
  ]);
});

it('doesn’t merge boxes of lines that touch', () => {
  const pieces = [piece(0, 0, 50, 30), piece(0, 28, 50, 30)];
  expect(lineBoxes(pieces, { left: 0, top: 0 })).toHaveLength(2);
});
