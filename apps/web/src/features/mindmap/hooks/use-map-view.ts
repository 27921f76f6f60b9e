import { useAddressView } from '../../../lib/search/use-address-view.ts';
import { readView, viewParams } from '../model/map-view.ts';
import type { MapView } from '../model/map-view.ts';

export type ChangeView = (part: Partial<MapView>, options?: { replace?: boolean }) => void;

/** What the map shows, kept in the address; `replace` keeps a change out of the history. */
export function useMapView(): { view: MapView; change: ChangeView } {
  return useAddressView({ read: readView, write: viewParams });
}
