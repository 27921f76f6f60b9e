import type { ProductCard } from '@glossa/contract/shop';
import { useTranslation } from 'react-i18next';

import { languageName } from '../../lib/i18n/language-name.ts';
import { useFormat } from '../../ui/use-format.ts';

/** What is told of a product in a few words: its language, and how long it is. */
export function useProductFacts({
  language,
  wordCount,
  duration,
}: Pick<ProductCard, 'language' | 'wordCount' | 'duration'>): {
  language: string;
  length: string | undefined;
  /** It has words and sound: each word can be tapped while it is heard. */
  isInteractive: boolean;
} {
  const { t, i18n } = useTranslation('shop');
  const format = useFormat();
  return {
    language: languageName(language, i18n.language),
    isInteractive: duration !== null && wordCount !== null,
    length:
      duration !== null
        ? format.duration(duration)
        : wordCount !== null
          ? t('words', { count: wordCount, number: format.number(wordCount) })
          : undefined,
  };
}
