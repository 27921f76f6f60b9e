import { expect, it } from 'vitest';

import { revealPoint, toScreen } from './camera.ts';

const size = { width: 400, height: 300 };

it('moves an offscreen point just inside the margin', () => {
  const camera = { x: 0, y: 0, scale: 2 };
  const point = { x: 250, y: -90 };
  expect(toScreen(camera, size, point)).toEqual({ x: 700, y: -30 });
  expect(toScreen(revealPoint(camera, size, point, 48), size, point)).toEqual({ x: 352, y: 48 });
});

it('doesn’t move the camera when the point is visible', () => {
  const camera = { x: 10, y: 20, scale: 0.5 };
  expect(revealPoint(camera, size, { x: 0, y: 0 })).toEqual(camera);
});

it('centers the point in a view that is smaller than its margins', () => {
  const smallNode = { width: 60, height: 60 };
  const point = { x: 500, y: 500 };
  expect(toScreen(revealPoint({ x: 0, y: 0, scale: 1 }, smallNode, point), smallNode, point)).toEqual({
    x: 30,
    y: 30,
  });
});
