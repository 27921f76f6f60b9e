import { search } from '@glossa/contract/search';
import type { SearchResults } from '@glossa/contract/search';
import { useDebouncedValue } from '@mantine/hooks';
import {
  IconBook,
  IconBookmark,
  IconMovie,
  IconSearch,
  IconShoppingBag,
  IconTag,
  IconVocabulary,
} from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { readPath, watchPath } from '@/domain/paths/entry-paths.ts';
import { productPath } from '@/domain/paths/shop-paths.ts';
import { useUser } from '@/domain/session/session-context.ts';
import { endpointQuery } from '@/lib/api/query.ts';
import { languageName } from '@/lib/i18n/language-name.ts';
import type { Option, OptionGroup } from './options.ts';

const debounce = 150;
const maxLength = 100;

/**
 * Returns the debounced search results for a text. The previous results, marked by `isStale`, are shown until new ones
 * arrive. Outdated requests are aborted.
 */
export function useSearchResults(
  typed: string,
  everywhere: boolean,
): { found: SearchResults | undefined; error: Error | null; isStale: boolean; retry: () => void } {
  const { account_type: type, current_language: language } = useUser();
  const query = typed.trim().slice(0, maxLength);
  const [q] = useDebouncedValue(query, debounce);
  const enabled = q !== '' && query !== '' && type === 'learner';
  const { data, error, isFetching, refetch } = useQuery({
    ...endpointQuery(search, { query: { q, ...(everywhere || language === null ? {} : { language }) } }),
    enabled,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  return {
    found: enabled && !error ? data : undefined,
    error: enabled && !isFetching ? error : null,
    isStale: type === 'learner' && query !== '' && (q !== query || isFetching),
    retry: () => void refetch(),
  };
}

type Kind = keyof SearchResults;

const listPaths: Record<Kind, string> = {
  texts: '/reading',
  videos: '/videos',
  words: '/words',
  saved: '/saved',
  tags: '/tags',
  products: '/shop',
};

const searchPath = (path: string, text: string): string =>
  `${path}?${new URLSearchParams({ search: text }).toString()}`;

/** Returns the search results as groups of options. A group with more results ends with a link to all of them. */
export function useResultGroups(
  found: SearchResults | undefined,
  query: string,
  everywhere: boolean,
): OptionGroup[] {
  const { t, i18n } = useTranslation('search');
  if (!found) return [];
  // When searching all languages, each result shows its language.
  const formatDetail = (detail: string, language: string) =>
    [detail, everywhere ? languageName(language, i18n.language) : ''].filter(Boolean).join(' · ');
  const options: Record<Kind, Option[]> = {
    texts: found.texts.results.map(({ id, title, author, language }) => ({
      key: id,
      icon: IconBook,
      label: title,
      lang: language,
      detail: formatDetail(author, language),
      action: readPath(id),
    })),
    videos: found.videos.results.map(({ id, title, author, language }) => ({
      key: id,
      icon: IconMovie,
      label: title,
      lang: language,
      detail: formatDetail(author, language),
      action: watchPath(id),
    })),
    words: found.words.results.map(({ id, text, translation, language }) => ({
      key: `word-${id}`,
      icon: IconVocabulary,
      label: text,
      lang: language,
      detail: formatDetail(translation, language),
      action: searchPath('/words', text),
    })),
    saved: found.saved.results.map(({ id, quote, title, language }) => ({
      key: id,
      icon: IconBookmark,
      label: quote || title,
      lang: language,
      detail: formatDetail(quote === '' ? '' : title, language),
      action: searchPath('/saved', (quote || title).slice(0, 100)),
    })),
    products: found.products.results.map(({ id, title, author, language }) => ({
      key: id,
      icon: IconShoppingBag,
      label: title,
      lang: language,
      detail: formatDetail(author, language),
      action: productPath(id),
    })),
    tags: found.tags.results.map(({ id, name, color }) => ({
      key: id,
      icon: IconTag,
      label: name,
      color,
      action: `/tags?tag=${id}`,
    })),
  };
  return (['words', 'texts', 'videos', 'saved', 'tags', 'products'] as const).flatMap((kind) => {
    if (options[kind].length === 0) return [];
    // Except for tags, the list pages show only the current language.
    const allOption: Option[] =
      found[kind].more && !(everywhere && kind !== 'tags')
        ? [
            {
              key: `all-${kind}`,
              icon: IconSearch,
              label: t(`all.${kind}`),
              action: searchPath(listPaths[kind], query),
            },
          ]
        : [];
    return [{ key: kind, title: t(`groups.${kind}`), options: [...options[kind], ...allOption] }];
  });
}
