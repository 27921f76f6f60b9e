import type { TextCard } from '@glossa/contract/texts';
import { useTranslation } from 'react-i18next';

import { KnowledgeBar } from '@/ui/data/knowledge-bar.tsx';
import { useFormat } from '@/ui/format/use-format.ts';
import { usePerPage } from '../hooks/use-per-page.ts';
import { readingPlace } from '../reading-place.ts';
import classes from './text-progress.module.css';

/** The exact share of unknown words in a text, and its reading progress. */
export function TextProgress({ text }: { text: TextCard }) {
  const { t } = useTranslation('texts');
  const format = useFormat();
  const place = readingPlace(text, usePerPage());
  return (
    <div className={classes.root}>
      <KnowledgeBar counts={text.knowledge} withLabel={false} />
      <div className={classes.figures}>
        <span>
          {t('row.unknown', { share: (text.unknownWordsPercentage ?? 0) / 100 })}
          {text.unknownByFamilyPercentage !== null && (
            <> {t('row.by_family', { share: text.unknownByFamilyPercentage / 100 })}</>
          )}
        </span>
        {place && (
          <span className={classes.place} title={t('row.page', { page: place.page, pages: place.pages })}>
            {place.share === 1
              ? t('row.finished')
              : t('row.progress', { percent: format.percent(place.share) })}
          </span>
        )}
      </div>
    </div>
  );
}
