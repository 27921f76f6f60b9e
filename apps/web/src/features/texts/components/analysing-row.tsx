import type { TextCard } from '@glossa/contract/texts';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { endpointKey } from '@/lib/api/query.ts';
import { useFormat } from '@/ui/format/use-format.ts';
import { useTask } from '@/domain/tasks/use-task.ts';
import { libraryLists } from '../shelves.ts';
import classes from './text-progress.module.css';

/** Live progress of a text's analysis. At the end the list is refetched, and the row shows the finished text. */
export function AnalysingRow({ text }: { text: TextCard }) {
  const { t } = useTranslation('texts');
  const format = useFormat();
  const client = useQueryClient();
  const task = useTask(text.task, () => {
    for (const list of libraryLists) void client.invalidateQueries({ queryKey: endpointKey(list) });
  });
  const percent = task?.progress ?? 0;
  return (
    <div className={classes.root}>
      <div
        role="progressbar"
        aria-label={t('row.analysing')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        className={classes.bar}
      >
        <span style={{ inlineSize: `${Math.max(percent, 2)}%` }} />
      </div>
      <div className={classes.figures}>
        <span>{t('row.analysing')}</span>
        <span>{format.percent(percent / 100)}</span>
      </div>
    </div>
  );
}
