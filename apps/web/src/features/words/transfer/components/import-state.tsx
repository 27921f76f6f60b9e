import { getImport } from '@glossa/contract/word-import';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate } from 'react-router-dom';

import { endpointQuery } from '@/lib/api/query.ts';
import { codeText, errorText } from '@/lib/i18n/error-text.ts';
import { TaskProgress } from '@/domain/tasks/task-progress.tsx';
import { ErrorState } from '@/ui/feedback/error-state.tsx';
import { LoadingState } from '@/ui/feedback/loading-state.tsx';
import { importPath } from '../paths.ts';
import { ImportReport } from './import-report.tsx';

/** A started import with its progress, then its report, or why it failed. */
export function ImportState({ id }: { id: string }) {
  const { t } = useTranslation('transfer');
  const navigate = useNavigate();
  const { data: report, error, refetch } = useQuery(endpointQuery(getImport, { params: { id } }));
  if (error) return <ErrorState message={errorText(error)} onRetry={() => void refetch()} />;
  if (!report)
    return (
      <LoadingState>
        <Skeleton height={160} radius={12} />
      </LoadingState>
    );
  const { task } = report;
  // The upload was abandoned, so the file has to be chosen again.
  if (!task) return <Navigate to={importPath} replace />;
  if (task.status === 'SUCCESS') return <ImportReport report={report} />;
  if (task.status === 'PENDING' || task.status === 'STARTED') {
    return (
      <TaskProgress
        task={task.id}
        title={t('report.working')}
        help={t('progress.help')}
        onEnd={() => void refetch()}
      />
    );
  }
  return (
    <ErrorState
      title={t('report.failed')}
      message={codeText(task.message ?? 'unknown_error')}
      onRetry={() => void navigate(importPath)}
    />
  );
}
