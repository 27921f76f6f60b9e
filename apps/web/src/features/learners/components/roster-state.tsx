import { getRoster } from '@glossa/contract/learner-import';
import { Progress, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate } from 'react-router-dom';

import { endpointQuery } from '../../../lib/api/query.ts';
import { codeText, errorText } from '../../../lib/i18n/error-text.ts';
import { useTask } from '../../../lib/tasks/use-task.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LoadingState } from '../../../ui/loading-state.tsx';
import { useFormat } from '../../../ui/use-format.ts';
import { RosterReport } from './roster-report.tsx';
import classes from './roster-state.module.css';

const importPath = '/admin/learners/import';

/** A list that is being taken over: how far that is, then its report; or why it failed. */
export function RosterState({ id }: { id: string }) {
  const { t } = useTranslation('learners');
  const navigate = useNavigate();
  const {
    data: report,
    error,
    refetch,
  } = useQuery({ ...endpointQuery(getRoster, { params: { id } }), staleTime: 0 });
  if (error) return <ErrorState message={errorText(error)} onRetry={() => void refetch()} />;
  if (!report) {
    return (
      <LoadingState>
        <Skeleton height={160} radius={12} />
      </LoadingState>
    );
  }
  const { task, finished } = report;
  if (finished) return <RosterReport report={report} />;
  // It was uploaded and left: its file has to be chosen again.
  if (!task) return <Navigate to={importPath} replace />;
  if (task.status === 'PENDING' || task.status === 'STARTED') {
    return <RosterProgress task={task.id} onEnd={() => void refetch()} />;
  }
  return (
    <>
      <ErrorState
        title={t('import.failed')}
        message={codeText(task.message ?? 'unknown_error')}
        onRetry={() => void navigate(importPath)}
      />
      <RosterReport report={report} />
    </>
  );
}

function RosterProgress({ task, onEnd }: { task: string; onEnd: () => void }) {
  const { t } = useTranslation('learners');
  const format = useFormat();
  const percent = useTask(task, onEnd)?.progress ?? 0;
  return (
    <section className={classes.root} aria-label={t('import.working')}>
      <p className={classes.title} role="status">
        {t('import.working')}
      </p>
      <Progress.Root size={8}>
        <Progress.Section value={Math.max(2, percent)} animated aria-label={t('import.working')} />
      </Progress.Root>
      <p className={classes.help}>
        <span>{t('import.leave')}</span>
        <span>{format.percent(percent / 100)}</span>
      </p>
    </section>
  );
}
