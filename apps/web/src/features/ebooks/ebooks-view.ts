import { ebookKinds, ebookSorts, ebookStatuses } from '@glossa/contract/ebooks';
import type { EbookKind, EbookSort, EbookStatus } from '@glossa/contract/ebooks';

import { contentViews } from '@/domain/manage/content-view.ts';
import type { ChangeContentView, ContentView } from '@/domain/manage/content-view.ts';
import { readUrlParams } from '@/domain/search/url-params.ts';

/** Search, filters, sort and page of the list of ebooks and audio courses. */
export interface EbooksView extends ContentView<EbookSort, EbookStatus> {
  type: EbookKind | undefined;
}
export type ChangeView = ChangeContentView<EbooksView>;

const { read, write } = contentViews(ebookSorts, ebookStatuses);

export const ebooksViews = {
  read: (params: URLSearchParams): EbooksView => ({
    ...read(params),
    type: readUrlParams(params).among('type', ebookKinds),
  }),
  write: (view: EbooksView): URLSearchParams => write(view),
};
