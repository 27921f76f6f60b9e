import { annotationKinds } from '@glossa/contract/annotations';
import type { Annotation } from '@glossa/contract/annotations';

import { addressOf, readAddress } from '../../lib/search/read-address.ts';

/** What the page of annotations shows; kept in the address. */
export interface AnnotationsView {
  search: string;
  kind: Annotation['kind'] | undefined;
  /** Code of a language. */
  language: string | undefined;
  /** Id of the only text that is shown. */
  text: string | undefined;
  page: number;
}

/** Reads an address. It may have been typed by hand: what is wrong in it is left out. */
export function readView(params: URLSearchParams): AnnotationsView {
  const { text, among, page, id } = readAddress(params);
  const language = text('language', 3);
  return {
    search: text('search', 200),
    kind: among('kind', annotationKinds),
    language: /^[a-z]{2,3}$/.test(language) ? language : undefined,
    text: id('text'),
    page: page(),
  };
}

/** The part of an address that says what is shown; empty for the beginning of the whole list. */
export const viewParams = ({ page, ...parts }: AnnotationsView): URLSearchParams =>
  addressOf({ ...parts, page: page === 1 ? undefined : String(page) });

/** Whether the list shows less than all. */
export const isNarrowed = ({ search, kind, language, text }: AnnotationsView): boolean =>
  Boolean(search || kind || language || text);
