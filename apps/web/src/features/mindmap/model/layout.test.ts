import type { MindMapLink, MindMapNode } from '@glossa/contract/mindmap';
import { expect, it } from 'vitest';

import { fitPoints, toDrawing, toScreen, zoomAt } from './camera.ts';
import { Layout } from './layout.ts';

const node = (id: number, x: number | null = null, y: number | null = null): MindMapNode => ({
  id,
  term: `w${id}`,
  knowledge_level: 0,
  ignored: false,
  status: 'unknown',
  translation: '',
  depth: 0,
  x,
  y,
});
const link = (from: number, to: number): MindMapLink => ({
  id: null,
  from,
  to,
  kind: 'related',
  source: 'hand',
});
const coordinates = ({ positions }: Layout) => [...positions.values()].map(({ x, y }) => [x, y]);
const settle = (layout: Layout): Layout => {
  while (!layout.isSettled) layout.run(5);
  return layout;
};
const nodes = [1, 2, 3, 4].map((id) => node(id));
const links = [link(1, 2), link(3, 4)];

it('positions the same words deterministically, with connected ones close together', () => {
  const layout = settle(new Layout(nodes, links));
  expect(coordinates(settle(new Layout(nodes, links)))).toEqual(coordinates(layout));
  const distance = (a: number, b: number) => {
    const [one, other] = [layout.positions.get(a), layout.positions.get(b)];
    return Math.hypot((one?.x ?? 0) - (other?.x ?? 0), (one?.y ?? 0) - (other?.y ?? 0));
  };
  expect(distance(1, 2)).toBeLessThan(distance(1, 3));
});

it('keeps saved and remembered positions when words are added', () => {
  const rememberedPositions = new Map([[2, { x: -40, y: 60 }]]);
  const { positions } = settle(
    new Layout([node(1, 100, 50), node(2), node(3)], [link(1, 2)], rememberedPositions),
  );
  expect(positions.get(1)).toMatchObject({ x: 100, y: 50 });
  expect(positions.get(2)).toMatchObject({ x: -40, y: 60 });
});

it('settles immediately when all positions are remembered', () => {
  const first = settle(new Layout(nodes, links));
  expect(new Layout(nodes, links, first.positions).isSettled).toBe(true);
});

it('keeps the point under the pointer in place while zooming', () => {
  const size = { width: 400, height: 300 };
  const camera = fitPoints(
    [
      { x: -100, y: -100 },
      { x: 100, y: 100 },
    ],
    size,
  );
  const pointer = { x: 50, y: 250 };
  const before = toDrawing(camera, size, pointer);
  const after = toScreen(zoomAt(camera, size, pointer, 1.7), size, before);
  expect(after.x).toBeCloseTo(pointer.x);
  expect(after.y).toBeCloseTo(pointer.y);
});
