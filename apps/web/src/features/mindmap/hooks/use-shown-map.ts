import type { MindMap } from '@glossa/contract/mindmap';
import { useCallback, useMemo, useState } from 'react';

import { aroundOne } from '../model/around-one.ts';
import type { Connection } from '../model/graph.ts';
import { filterCount } from '../model/map-view.ts';
import type { MapView } from '../model/map-view.ts';

/**
 * What of a map is shown: where nothing was searched, one word and what stands around it, until all words are asked for. It grows by
 * what each word that is chosen is connected with; `onOpen` hears of those. `centre` is given where there is such a choice.
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
    // Nothing is left out of a small map.
    centre: around && around.map.nodes.length < map.nodes.length ? around.centre : undefined,
    onOpen,
  };
}
