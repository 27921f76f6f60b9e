import { getRoster } from '@glossa/contract/learner-import';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate } from 'react-router-dom';

import { endpointQuery } from '@/lib/api/query.ts';
import { codeText, errorText } from '@/lib/i18n/error-text.ts';
import { TaskProgress } from '@/domain/tasks/task-progress.tsx';
import { ErrorState } from '@/ui/feedback/error-state.tsx';
import { LoadingState } from '@/ui/feedback/loading-state.tsx';
import { RosterReport } from './roster-report.tsx';

const importPath = '/admin/learners/import';
/** Milliseconds between polls of a running import; progress events usually arrive sooner. */
const runningInterval = 20_000;

const isRunning = (status: string | undefined): boolean => status === 'PENDING' || status === 'STARTED';

/** A running import with its progress, then its report, or why it failed. */
export function RosterState({ id }: { id: string }) {
  const { t } = useTranslation('learners');
  const navigate = useNavigate();
  const {
    data: report,
    error,
    refetch,
  } = useQuery({
    ...endpointQuery(getRoster, { params: { id } }),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (isRunning(data?.task?.status) ? runningInterval : false),
  });
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
  // The upload was abandoned, so the file has to be chosen again.
  if (!task) return <Navigate to={importPath} replace />;
  if (isRunning(task.status)) {
    return (
      <TaskProgress
        task={task.id}
        title={t(report.put_off > 0 ? 'import.inviting' : 'import.working')}
        help={t('import.leave')}
        more={report.put_off > 0 ? t('import.put_off', { count: report.put_off }) : undefined}
        onEnd={() => void refetch()}
      />
    );
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
