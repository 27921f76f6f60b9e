import type { TagCounts } from '@glossa/contract/tags';
import { useTranslation } from 'react-i18next';

/** Says how many things of each kind there are, for the kinds that have any. */
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
