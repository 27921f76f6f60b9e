import { languages } from '@glossa/language/languages';

import { readUrlParams, toUrlParams } from '@/domain/search/url-params.ts';

/** Learning language and catalog filters of /admin/dictionaries, stored in the URL. */
export interface DictionariesView {
  /** Undefined for the admin's own learning language. */
  language: string | undefined;
  /** Language of the explanations. */
  target: string | undefined;
  search: string;
}

const codes = languages.map(({ code }) => code);

export function readView(params: URLSearchParams): DictionariesView {
  const { among, text } = readUrlParams(params);
  return {
    language: among('language', codes),
    target: text('target', 20) || undefined,
    search: text('search', 200),
  };
}

export const viewParams = ({ language, target, search }: DictionariesView): URLSearchParams =>
  toUrlParams({ language, target, search });
