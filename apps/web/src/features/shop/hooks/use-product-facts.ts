import type { ProductCard } from '@glossa/contract/shop';
import { useTranslation } from 'react-i18next';

import { languageName } from '@/lib/i18n/language-name.ts';
import { useFormat } from '@/ui/format/use-format.ts';

/** Returns brief facts about a product: its language and length. */
export function useProductFacts({
  language,
  wordCount,
  duration,
}: Pick<ProductCard, 'language' | 'wordCount' | 'duration'>): {
  language: string;
  length: string | undefined;
  /** Whether the product has both text and audio, so that words can be tapped while listening. */
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
