import { ebookSorts, ebookStatuses } from '@glossa/contract/ebooks';
import type { EbookSort, EbookStatus } from '@glossa/contract/ebooks';

import { contentViews } from '../../lib/manage/content-view.ts';
import type { ChangeContentView, ContentView } from '../../lib/manage/content-view.ts';

/** What the list of ebooks shows. */
export type EbooksView = ContentView<EbookSort, EbookStatus>;
export type ChangeView = ChangeContentView<EbooksView>;

export const ebooksViews = contentViews(ebookSorts, ebookStatuses);
