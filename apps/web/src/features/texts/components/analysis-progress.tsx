import { Button } from '@mantine/core';
import type { Task } from '@glossa/contract/tasks';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { errorCodeText } from '@/lib/i18n/error-text.ts';
import { EmptyState } from '@/ui/feedback/empty-state.tsx';
import { ProgressCard } from '@/ui/feedback/progress-card.tsx';
import { useTask } from '@/domain/tasks/use-task.ts';
import { shelves } from '../shelves.ts';

/** Follows the analysis of a text: calls `onReady` when it can be read, or shows why it failed. */
export function AnalysisProgress({
  task,
  title,
  onReady,
  onReturn,
}: {
  task: string;
  title: string;
  onReady: (ended: Task) => void;
  /** Returns to the form after a failure. */
  onReturn: () => void;
}) {
  const { t } = useTranslation('texts');
  const [failure, setFailure] = useState<string>();
  const state = useTask(task, (ended) => {
    if (ended?.status === 'SUCCESS') onReady(ended);
    else setFailure(ended?.message ?? 'unknown_error');
  });
  const library = (
    <Button component={Link} to={shelves.reading.path} variant="default">
      {t('analysis.to_library')}
    </Button>
  );
  if (failure !== undefined) {
    return (
      <div role="alert">
        <EmptyState
          drawing="broken"
          title={t('analysis.failed')}
          message={errorCodeText(failure)}
          action={
            <>
              <Button onClick={onReturn}>{t('analysis.again')}</Button>
              {library}
            </>
          }
        />
      </div>
    );
  }
  const percent = state?.progress ?? 0;
  return (
    <ProgressCard
      title={t('analysis.title', { title })}
      help={t('analysis.help')}
      label={t('analysis.progress')}
      state={t(percent === 0 ? 'analysis.waiting' : 'analysis.progress')}
      share={percent / 100}
      isAnimated
    >
      {library}
    </ProgressCard>
  );
}
