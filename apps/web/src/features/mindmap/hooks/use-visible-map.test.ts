import { expect, it } from 'vitest';

import { connectionsByWord } from '../model/graph.ts';
import { sampleLink, sampleNode } from '../testing/sample-map.ts';
import { findNeighborhood } from './use-visible-map.ts';

/** 2 has the most connections: 1 – 2 – 3, 2 – 4 – 5; 6 and 7 form a separate pair, 8 is isolated. */
const nodes = [1, 2, 3, 4, 5, 6, 7, 8].map((id) => sampleNode(id, `w${id}`));
const pairs = [
  [1, 2],
  [2, 3],
  [2, 4],
  [4, 5],
  [6, 7],
] as const;
const links = pairs.map(([from, to]) => sampleLink(from, to, {}));
const neighborIds = (depth: number, ...expanded: number[]) => {
  const map = { language: 'fr', truncated: false, nodes, links };
  const part = findNeighborhood(map, connectionsByWord(nodes, links), { depth, expanded: new Set(expanded) });
  return part && part.map.nodes.map(({ id, depth: step }) => [id, step]);
};

it('starts with the most connected word and the words within the given depth', () => {
  expect(neighborIds(0)).toEqual([[2, 0]]);
  expect(neighborIds(1)).toEqual([
    [2, 0],
    [1, 1],
    [3, 1],
    [4, 1],
  ]);
  expect(neighborIds(2)?.at(-1)).toEqual([5, 2]);
});

it('adds expanded words and their connections', () => {
  expect(neighborIds(1, 4, 6)?.map(([id]) => id)).toEqual([2, 1, 3, 4, 5, 6, 7]);
});

it('has no center when no words are connected', () => {
  expect(
    findNeighborhood({ language: 'fr', truncated: false, nodes, links: [] }, new Map(), {
      depth: 2,
      expanded: new Set(),
    }),
  ).toBeUndefined();
});

it('limits the initial map to a readable number of words', () => {
  const many = Array.from({ length: 100 }, (_, id) => sampleNode(id, `w${id}`));
  const star = many.slice(1).map(({ id }) => sampleLink(0, id, {}));
  const map = { language: 'fr', truncated: false, nodes: many, links: star };
  const part = findNeighborhood(map, connectionsByWord(many, star), { depth: 2, expanded: new Set() });
  expect(part?.map.nodes).toHaveLength(40);
  expect(part?.center.id).toBe(0);
});
