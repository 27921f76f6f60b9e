import type { TagCounts } from '@glossa/contract/tags';
import { useTranslation } from 'react-i18next';

/** Says how many texts, videos, ebooks and words there are, each where there are any. */
export function useAmounts(): (counts: TagCounts) => string[] {
  const { t } = useTranslation('tags');
  return ({ texts, videos, ebooks, words }) => [
    ...(texts > 0 ? [t('amounts.texts', { count: texts })] : []),
    ...(videos > 0 ? [t('amounts.videos', { count: videos })] : []),
    ...(ebooks > 0 ? [t('amounts.ebooks', { count: ebooks })] : []),
    ...(words > 0 ? [t('amounts.words', { count: words })] : []),
  ];
}
