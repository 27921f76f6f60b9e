import type { TextCard } from '@glossa/contract/texts';
import { Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { useTask } from '@/domain/tasks/use-task.ts';
import { useInvalidate } from '@/lib/api/use-invalidate.ts';
import { BarLabels, KnowledgeBar, KnownShare, knownShare } from '@/ui/data/knowledge-bar.tsx';
import { ShareBar } from '@/ui/data/share-bar.tsx';
import { useFormat } from '@/ui/format/use-format.ts';
import { readingPosition, useSentencesPerPage } from '../reading-position.ts';
import { libraryLists } from '../shelves.ts';
import classes from './text-progress.module.css';

/** How much of a text is known, and its reading progress. */
export function TextProgress({ text }: { text: TextCard }) {
  const { t } = useTranslation('texts');
  const format = useFormat();
  const position = readingPosition(text, useSentencesPerPage());
  return (
    <Stack gap={6}>
      <KnowledgeBar counts={text.knowledge} withLabel={false} />
      <BarLabels>
        <span>
          <KnownShare counts={text.knowledge} />
          {text.unknownByFamilyPercentage !== null && (
            <>
              {' '}
              {t('row.by_family', {
                share: format.percent(knownShare(100 - text.unknownByFamilyPercentage, 100)),
              })}
            </>
          )}
        </span>
        {position && (
          <span
            className={classes.position}
            title={t('row.page', { page: position.page, pages: position.pages })}
          >
            {position.share === 1
              ? t('row.finished')
              : t('row.progress', { percent: format.percent(position.share) })}
          </span>
        )}
      </BarLabels>
    </Stack>
  );
}

/**
 * Live progress of a text's analysis. When the analysis ends, the list is refetched and the row shows the finished
 * text.
 */
export function AnalysisBar({ text }: { text: TextCard }) {
  const { t } = useTranslation('texts');
  const format = useFormat();
  const invalidate = useInvalidate();
  const task = useTask(text.task, () => void invalidate(libraryLists));
  const percent = task?.progress ?? 0;
  return (
    <Stack gap={6}>
      <div
        role="progressbar"
        aria-label={t('row.analysing')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        className={classes.bar}
      >
        <ShareBar share={Math.max(percent, 2) / 100} />
      </div>
      <BarLabels>
        <span>{t('row.analysing')}</span>
        <span>{format.percent(percent / 100)}</span>
      </BarLabels>
    </Stack>
  );
}
