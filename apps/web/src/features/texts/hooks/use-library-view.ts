import { useUrlView } from '@/domain/search/use-url-view.ts';
import { readView, viewParams } from '../library-view.ts';
import type { LibraryView } from '../library-view.ts';

/**
 * Reads the library view from the URL. A change returns to page 1 unless it names a page; `replace` adds no history
 * entry.
 */
export function useLibraryView(): {
  view: LibraryView;
  change: (part: Partial<LibraryView>, options?: { replace?: boolean }) => void;
  /** Clears search and filters, but not the sort. */
  clear: () => void;
} {
  const { view, change } = useUrlView({ read: readView, write: viewParams, reset: { page: 1 } });
  return {
    view,
    change,
    clear: () => change({ search: '', difficulty: undefined, tag: '', favorite: false }),
  };
}
