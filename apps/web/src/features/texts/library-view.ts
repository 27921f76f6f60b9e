import { difficulties } from '@glossa/contract/difficulties';
import { textSorts } from '@glossa/contract/texts';

import {
  choiceCodec,
  defineListView,
  sortCodec,
  textCodec,
  booleanCodec,
} from '@/domain/content/list/list-view.ts';
import type { ViewOf } from '@/domain/content/list/list-view.ts';

/** Filters and sort order of the library, stored in the URL. */
export const libraryView = defineListView({
  filters: { difficulty: choiceCodec(difficulties), tag: textCodec(60), favorite: booleanCodec },
  order: sortCodec(textSorts),
});
export type LibraryView = ViewOf<typeof libraryView>;
