import type { Found } from '@glossa/contract/search';
import {
  IconBook,
  IconBookmark,
  IconMovie,
  IconSearch,
  IconShoppingBag,
  IconTag,
  IconVocabulary,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

import { languageName } from '@/lib/i18n/language-name.ts';
import { readPath, watchPath } from '@/domain/paths/entry-paths.ts';
import { productPath } from '@/domain/paths/product-path.ts';
import type { Option, OptionGroup } from '../model/option.ts';

type Kind = keyof Found;

const lists: Record<Kind, string> = {
  texts: '/reading',
  videos: '/videos',
  words: '/words',
  saved: '/saved',
  tags: '/tags',
  products: '/shop',
};

const searchOf = (path: string, search: string): string =>
  `${path}?${new URLSearchParams({ search }).toString()}`;

/** Returns the search results as groups of options. A group with more results ends with a link to all of them. */
export function useFoundGroups(found: Found | undefined, query: string, everywhere: boolean): OptionGroup[] {
  const { t, i18n } = useTranslation('search');
  if (!found) return [];
  // When searching all languages, each result shows its language.
  const detailOf = (detail: string, language: string) =>
    [detail, everywhere ? languageName(language, i18n.language) : ''].filter(Boolean).join(' · ');
  const options: Record<Kind, Option[]> = {
    texts: found.texts.results.map(({ id, title, author, language }) => ({
      key: id,
      icon: IconBook,
      label: title,
      lang: language,
      detail: detailOf(author, language),
      act: readPath(id),
    })),
    videos: found.videos.results.map(({ id, title, author, language }) => ({
      key: id,
      icon: IconMovie,
      label: title,
      lang: language,
      detail: detailOf(author, language),
      act: watchPath(id),
    })),
    words: found.words.results.map(({ id, text, translation, language }) => ({
      key: `word-${id}`,
      icon: IconVocabulary,
      label: text,
      lang: language,
      detail: detailOf(translation, language),
      act: searchOf('/words', text),
    })),
    saved: found.saved.results.map(({ id, quote, title, language }) => ({
      key: id,
      icon: IconBookmark,
      label: quote || title,
      lang: language,
      detail: detailOf(quote === '' ? '' : title, language),
      act: searchOf('/saved', (quote || title).slice(0, 100)),
    })),
    products: found.products.results.map(({ id, title, author, language }) => ({
      key: id,
      icon: IconShoppingBag,
      label: title,
      lang: language,
      detail: detailOf(author, language),
      act: productPath(id),
    })),
    tags: found.tags.results.map(({ id, name, color }) => ({
      key: id,
      icon: IconTag,
      label: name,
      color,
      act: `/tags?tag=${id}`,
    })),
  };
  return (['words', 'texts', 'videos', 'saved', 'tags', 'products'] as const).flatMap((kind) => {
    if (options[kind].length === 0) return [];
    // The list pages show only the current language.
    const all: Option[] =
      found[kind].more && !(everywhere && kind !== 'tags')
        ? [
            {
              key: `all-${kind}`,
              icon: IconSearch,
              label: t(`all.${kind}`),
              act: searchOf(lists[kind], query),
            },
          ]
        : [];
    return [{ key: kind, title: t(`groups.${kind}`), options: [...options[kind], ...all] }];
  });
}
