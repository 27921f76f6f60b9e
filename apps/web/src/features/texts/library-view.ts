import { difficulties } from '@glossa/contract/difficulties';
import { textSorts } from '@glossa/contract/texts';

import { choiceOf, defineListView, sortBy, textUpTo, toggle } from '@/domain/content/list/list-view.ts';
import type { ViewOf } from '@/domain/content/list/list-view.ts';

/** The view of the library. */
export const libraryView = defineListView({
  filters: { difficulty: choiceOf(difficulties), tag: textUpTo(60), favorite: toggle },
  order: sortBy(textSorts),
});
export type LibraryView = ViewOf<typeof libraryView>;
