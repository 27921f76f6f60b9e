import type { MindMap, MindMapNode } from '@glossa/contract/mindmap';

import type { Connection } from './graph.ts';

/** Maximum number of words in an initial map around one word; more labels would not fit. */
const mostAtFirst = 40;

type Connections = ReadonlyMap<number, readonly Connection[]>;

const othersOf = (connections: Connections, id: number): ReadonlySet<number> =>
  new Set(connections.get(id)?.map(({ other }) => other.id));

/**
 * Returns the part of a map around the word with the most connections: the words within `depth` steps, with their
 * number of steps, plus the `opened` words and their connections. Nearest first. Undefined when no words are connected.
 */
export function aroundOne(
  map: MindMap,
  connections: Connections,
  { depth, opened }: { depth: number; opened: ReadonlySet<number> },
): { centre: MindMapNode; map: MindMap } | undefined {
  const degree = new Map(map.nodes.map(({ id }) => [id, othersOf(connections, id).size]));
  const byDegree = (one: number, other: number) => (degree.get(other) ?? 0) - (degree.get(one) ?? 0);
  const [centre] = map.nodes.toSorted((one, other) => byDegree(one.id, other.id));
  if (!centre || !degree.get(centre.id)) return undefined;

  const steps = new Map([[centre.id, 0]]);
  let reached = [centre.id];
  for (let step = 1; step <= depth; step++) {
    const next = new Set(reached.flatMap((id) => [...othersOf(connections, id)]));
    reached = [...next].filter((id) => !steps.has(id)).toSorted(byDegree);
    reached = reached.slice(0, mostAtFirst - steps.size);
    for (const id of reached) steps.set(id, step);
  }
  for (const id of opened) {
    if (!degree.has(id)) continue;
    for (const near of [id, ...othersOf(connections, id)]) if (steps.get(near) !== 0) steps.set(near, 1);
  }

  const nodes = map.nodes
    .flatMap((node) => {
      const step = steps.get(node.id);
      return step === undefined ? [] : [{ ...node, depth: step }];
    })
    .toSorted((one, other) => one.depth - other.depth);
  const links = map.links.filter(({ from, to }) => steps.has(from) && steps.has(to));
  return { centre, map: { ...map, nodes, links } };
}
