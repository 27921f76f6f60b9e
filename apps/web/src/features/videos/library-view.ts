import { difficulties } from '@glossa/contract/difficulties';
import { videoSorts } from '@glossa/contract/videos';

import { choiceCodec, defineListView, sortCodec, textCodec } from '@/domain/content/list/list-view.ts';
import type { ViewOf } from '@/domain/content/list/list-view.ts';

/** Filters and sort order of the video library, stored in the URL. */
export const libraryView = defineListView({
  filters: { difficulty: choiceCodec(difficulties), tag: textCodec(60) },
  order: sortCodec(videoSorts),
});
export type LibraryView = ViewOf<typeof libraryView>;
