import { useUrlView } from '@/domain/search/use-url-view.ts';
import { readView, viewParams } from '../model/map-view.ts';
import type { MapView } from '../model/map-view.ts';

export type ChangeView = (part: Partial<MapView>, options?: { replace?: boolean }) => void;

/** Reads the map view from the URL; `replace` changes it without a history entry. */
export function useMapView(): { view: MapView; change: ChangeView } {
  return useUrlView({ read: readView, write: viewParams });
}
