import { annotationKinds } from '@glossa/contract/annotations';
import type { Annotation } from '@glossa/contract/annotations';

import { toUrlParams, readUrlParams } from '@/domain/search/url-params.ts';

/** Search, filters and page of the annotations page, stored in the URL. */
export interface AnnotationsView {
  search: string;
  kind: Annotation['kind'] | undefined;
  language: string | undefined;
  /** ID of the text to which the list is limited; undefined for all texts. */
  text: string | undefined;
  page: number;
}

/** Reads the view from a URL. URLs can be typed by hand, so invalid values are ignored. */
export function readView(params: URLSearchParams): AnnotationsView {
  const { text, among, page, id } = readUrlParams(params);
  const language = text('language', 3);
  return {
    search: text('search', 200),
    kind: among('kind', annotationKinds),
    language: /^[a-z]{2,3}$/.test(language) ? language : undefined,
    text: id('text'),
    page: page(),
  };
}

/** Returns a view's query parameters. The first page of the unfiltered list has none. */
export const viewParams = ({ page, ...parts }: AnnotationsView): URLSearchParams =>
  toUrlParams({ ...parts, page: page === 1 ? undefined : String(page) });

/** Whether a search or filter is active. */
export const isFiltered = ({ search, kind, language, text }: AnnotationsView): boolean =>
  Boolean(search || kind || language || text);
