import { difficulties } from '@glossa/contract/difficulties';
import { videoSorts } from '@glossa/contract/videos';

import { choiceOf, defineListView, sortBy, textUpTo } from '@/domain/content/list/list-view.ts';
import type { ViewOf } from '@/domain/content/list/list-view.ts';

/** The view of the library. */
export const libraryView = defineListView({
  filters: { difficulty: choiceOf(difficulties), tag: textUpTo(60) },
  order: sortBy(videoSorts),
});
export type LibraryView = ViewOf<typeof libraryView>;
