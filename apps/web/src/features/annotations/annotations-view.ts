import { annotationKinds } from '@glossa/contract/annotations';
import type { Annotation } from '@glossa/contract/annotations';

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

const lastPage = 1_000_000;

/** Reads an address. It may have been typed by hand: what is wrong in it is left out. */
export function readView(params: URLSearchParams): AnnotationsView {
  const page = Number(params.get('page') ?? 1);
  const language = params.get('language') ?? '';
  const text = params.get('text') ?? '';
  return {
    search: (params.get('search') ?? '').trim().slice(0, 200),
    kind: annotationKinds.find((kind) => kind === params.get('kind')),
    language: /^[a-z]{2,3}$/.test(language) ? language : undefined,
    text: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text) ? text : undefined,
    page: Number.isInteger(page) && page >= 1 && page <= lastPage ? page : 1,
  };
}

/** The part of an address that says what is shown; empty for the beginning of the whole list. */
export function viewParams({ search, kind, language, text, page }: AnnotationsView): URLSearchParams {
  const parts = { search, kind, language, text, page: page === 1 ? undefined : String(page) };
  return new URLSearchParams(
    Object.entries(parts).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );
}

/** Whether the list shows less than all. */
export const isNarrowed = ({ search, kind, language, text }: AnnotationsView): boolean =>
  Boolean(search || kind || language || text);
