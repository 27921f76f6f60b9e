import { useAddressView } from '../../../lib/search/use-address-view.ts';
import { readView, viewParams } from '../library-view.ts';
import type { LibraryView } from '../library-view.ts';

/**
 * What the library shows, kept in the address. A change begins again at page 1 unless it names a page;
 * `replace` keeps it out of the history.
 */
export function useLibraryView(): {
  view: LibraryView;
  change: (part: Partial<LibraryView>, options?: { replace?: boolean }) => void;
  /** No search and no filter; the order stays. */
  clear: () => void;
} {
  const { view, change } = useAddressView({ read: readView, write: viewParams, reset: { page: 1 } });
  return {
    view,
    change,
    clear: () => change({ search: '', difficulty: undefined, tag: '', favorite: false }),
  };
}
