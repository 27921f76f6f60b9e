import type { MindMap, MindMapNode } from '@glossa/contract/mindmap';
import { useCallback, useMemo, useState } from 'react';

import type { Connection } from '../model/graph.ts';
import { filterCount } from './use-map-view.ts';
import type { MapView } from './use-map-view.ts';

/** Maximum number of words in an initial map around one word; more labels would not fit. */
const maxInitialWords = 40;

type Connections = ReadonlyMap<number, readonly Connection[]>;

const connectedIds = (connections: Connections, id: number): ReadonlySet<number> =>
  new Set(connections.get(id)?.map(({ other }) => other.id));

/**
 * Returns the part of a map around the word with the most connections: the words within `depth` steps, nearest first,
 * plus the `expanded` words and their connections. Each word's `depth` is its number of steps from the center, or 1 for
 * expanded words and their connections. Returns undefined if no words are connected.
 */
export function findNeighborhood(
  map: MindMap,
  connections: Connections,
  { depth, expanded }: { depth: number; expanded: ReadonlySet<number> },
): { center: MindMapNode; map: MindMap } | undefined {
  const degree = new Map(map.nodes.map(({ id }) => [id, connectedIds(connections, id).size]));
  const byDegree = (one: number, other: number) => (degree.get(other) ?? 0) - (degree.get(one) ?? 0);
  const [center] = map.nodes.toSorted((one, other) => byDegree(one.id, other.id));
  if (!center || !degree.get(center.id)) return undefined;

  const steps = new Map([[center.id, 0]]);
  let frontier = [center.id];
  for (let step = 1; step <= depth; step++) {
    const next = new Set(frontier.flatMap((id) => [...connectedIds(connections, id)]));
    frontier = [...next].filter((id) => !steps.has(id)).toSorted(byDegree);
    frontier = frontier.slice(0, maxInitialWords - steps.size);
    for (const id of frontier) steps.set(id, step);
  }
  for (const id of expanded) {
    if (!degree.has(id)) continue;
    for (const neighbor of [id, ...connectedIds(connections, id)])
      if (steps.get(neighbor) !== 0) steps.set(neighbor, 1);
  }

  const nodes = map.nodes
    .flatMap((node) => {
      const step = steps.get(node.id);
      return step === undefined ? [] : [{ ...node, depth: step }];
    })
    .toSorted((one, other) => one.depth - other.depth);
  const links = map.links.filter(({ from, to }) => steps.has(from) && steps.has(to));
  return { center, map: { ...map, nodes, links } };
}

/**
 * Returns the part of a map to show: without a search or filter, the words around one word, unless all are requested.
 * Call `expand` with each selected word to add its connections. `center` is set only if the user can choose between the
 * part and the whole map.
 */
export function useVisibleMap(
  map: MindMap,
  connections: ReadonlyMap<number, readonly Connection[]>,
  view: MapView,
) {
  const [expanded, setExpanded] = useState<ReadonlySet<number>>(new Set());
  const isUnfiltered = view.search === '' && filterCount(view) === 0;
  const neighborhood = useMemo(
    () => (isUnfiltered ? findNeighborhood(map, connections, { depth: view.depth, expanded }) : undefined),
    [isUnfiltered, map, connections, view.depth, expanded],
  );
  const expand = useCallback((id: number) => setExpanded((previous) => new Set([...previous, id])), []);
  return {
    visible: neighborhood && view.words === 'one' ? neighborhood.map : map,
    // A small map is always shown whole.
    center:
      neighborhood && neighborhood.map.nodes.length < map.nodes.length ? neighborhood.center : undefined,
    expand,
  };
}
