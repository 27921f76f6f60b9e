import type { KeyboardEvent } from 'react';

import { useTranslation } from 'react-i18next';

import { mapActions, mapKeys } from '@/domain/key-bindings/map-keys.ts';
import { useShortcuts } from '@/lib/shortcuts/use-shortcuts.ts';
import { panBy, zoomAt } from '../model/camera.ts';
import type { Point } from '../model/camera.ts';
import type { Scene } from './use-scene.ts';

const directions: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
/** Pixels by which an arrow key pans the map. */
const panStep = 60;
const zoomStep = 1.25;

const [zoomIn, zoomOut] = mapKeys.zoom;
const [fit] = mapKeys.fit;

/**
 * Returns the map's key handler, and adds its keys to the shortcut sheet: arrows move between words or pan, + and -
 * zoom, 0 fits the map, Escape clears the selection.
 */
export function useMapKeys({
  scene,
  selected,
  onSelect,
}: {
  scene: Scene;
  selected: number | undefined;
  onSelect: (id: number | undefined) => void;
}): (event: KeyboardEvent) => void {
  const { t } = useTranslation('mindmap');
  const group = t('title');
  useShortcuts(mapActions.map((id) => ({ keys: mapKeys[id], label: t(`keys.${id}`), group })));
  const zoom = (factor: number) => {
    const middle = { x: scene.size.width / 2, y: scene.size.height / 2 };
    scene.camera = zoomAt(scene.camera, scene.size, middle, factor);
    scene.draw();
  };
  return (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const direction = directions[event.key];
    if (direction && (selected === undefined || event.shiftKey)) {
      scene.camera = panBy(scene.camera, { x: -direction.x * panStep, y: -direction.y * panStep });
      scene.draw();
    } else if (direction && selected !== undefined)
      onSelect(nextWord(scene, selected, direction) ?? selected);
    else if (event.key === zoomIn || event.key === '=') zoom(zoomStep);
    else if (event.key === zoomOut) zoom(1 / zoomStep);
    else if (event.key === fit) scene.fit();
    else if (event.key === 'Enter' && selected === undefined) onSelect(findCenterWord(scene));
    else if (event.key === 'Escape' && selected !== undefined) onSelect(undefined);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
}

/** Returns the nearest word in a direction; sideways distance counts double. */
function nextWord({ layout }: Scene, from: number, direction: Point): number | undefined {
  const start = layout.positions.get(from);
  if (!start) return undefined;
  let best: { id: number; distance: number } | undefined;
  for (const { id, x, y } of layout.positions.values()) {
    const distanceAlong = (x - start.x) * direction.x + (y - start.y) * direction.y;
    const distanceAcross = Math.abs((x - start.x) * direction.y) + Math.abs((y - start.y) * direction.x);
    const distance = distanceAlong + 2 * distanceAcross;
    if (
      id !== from &&
      distanceAlong > 0 &&
      distanceAcross <= distanceAlong * 1.5 &&
      (!best || distance < best.distance)
    )
      best = { id, distance };
  }
  return best?.id;
}

const findCenterWord = ({ layout, camera }: Scene): number | undefined => layout.find(camera, Infinity)?.id;
