import type { MindMap } from '@glossa/contract/mindmap';
import { useCallback, useMemo, useState } from 'react';

import { aroundOne } from '../model/around-one.ts';
import type { Connection } from '../model/graph.ts';
import { filterCount } from '../model/map-view.ts';
import type { MapView } from '../model/map-view.ts';

/**
 * Returns the part of a map to show: without a search, one word and its surroundings, until all words are requested. It
 * grows by the connections of each selected word; call `onOpen` with those. `centre` is set where that choice exists.
 */
export function useShownMap(
  map: MindMap,
  connections: ReadonlyMap<number, readonly Connection[]>,
  view: MapView,
) {
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set());
  const isUnasked = view.search === '' && filterCount(view) === 0;
  const around = useMemo(
    () => (isUnasked ? aroundOne(map, connections, { depth: view.depth, opened }) : undefined),
    [isUnasked, map, connections, view.depth, opened],
  );
  const onOpen = useCallback((id: number) => setOpened((before) => new Set([...before, id])), []);
  return {
    shown: around && view.words === 'one' ? around.map : map,
    // A small map is always shown whole.
    centre: around && around.map.nodes.length < map.nodes.length ? around.centre : undefined,
    onOpen,
  };
}
