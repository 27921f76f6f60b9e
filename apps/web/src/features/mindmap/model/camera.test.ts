import { expect, it } from 'vitest';

import { revealed, toScreen } from './camera.ts';

const size = { width: 400, height: 300 };

it('a point out of sight comes inside the margin, and no further', () => {
  const camera = { x: 0, y: 0, scale: 2 };
  const point = { x: 250, y: -90 };
  expect(toScreen(camera, size, point)).toEqual({ x: 700, y: -30 });
  expect(toScreen(revealed(camera, size, point, 48), size, point)).toEqual({ x: 352, y: 48 });
});

it('what is seen stays where it is', () => {
  const camera = { x: 10, y: 20, scale: 0.5 };
  expect(revealed(camera, size, { x: 0, y: 0 })).toEqual(camera);
});

it('a view smaller than its margins shows the point in its middle', () => {
  const small = { width: 60, height: 60 };
  const point = { x: 500, y: 500 };
  expect(toScreen(revealed({ x: 0, y: 0, scale: 1 }, small, point), small, point)).toEqual({ x: 30, y: 30 });
});
