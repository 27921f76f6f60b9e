import type { TagCounts } from '@glossa/contract/tags';
import { useTranslation } from 'react-i18next';

/** Formats the number of items of each kind, omitting zeros. */
export function useAmounts(): (counts: TagCounts) => string[] {
  const { t } = useTranslation('tags');
  return ({ texts, articles, subtitles, videos, ebooks, words }) => [
    ...(texts > 0 ? [t('amounts.texts', { count: texts })] : []),
    ...(articles > 0 ? [t('amounts.articles', { count: articles })] : []),
    ...(subtitles > 0 ? [t('amounts.subtitles', { count: subtitles })] : []),
    ...(videos > 0 ? [t('amounts.videos', { count: videos })] : []),
    ...(ebooks > 0 ? [t('amounts.ebooks', { count: ebooks })] : []),
    ...(words > 0 ? [t('amounts.words', { count: words })] : []),
  ];
}
