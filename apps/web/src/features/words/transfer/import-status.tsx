import { buildUrl } from '@glossa/contract/client';
import { undoWords } from '@glossa/contract/word-changes';
import { getImport, getRefusedLines } from '@glossa/contract/word-import';
import type { ImportReport as Report } from '@glossa/contract/word-import';
import { Button, Group, Skeleton, Stack, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate, Link } from 'react-router-dom';

import { TaskProgress } from '@/domain/tasks/task-progress.tsx';
import { endpointQuery, useEndpointMutation } from '@/lib/api/query.ts';
import { errorCodeText, errorText } from '@/lib/i18n/error-text.ts';
import { ErrorState } from '@/ui/feedback/error-state.tsx';
import { LoadingState } from '@/ui/feedback/loading-state.tsx';
import { StatList } from '@/ui/data/stat-list.tsx';
import { useFormat } from '@/ui/format/use-format.ts';
import { RejectedLines } from './rejected-lines.tsx';

export const importPath = '/words/import';

/** Returns the path of an import's progress and report. */
export const reportPath = (id: string): string => `${importPath}/${id}`;

/** The progress of an import, followed by its report, or why the import failed. */
export function ImportStatus({ id }: { id: string }) {
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
  // The import was never started, so the learner has to choose the file again.
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
      message={errorCodeText(task.message ?? 'unknown_error')}
      onRetry={() => void navigate(importPath)}
    />
  );
}

const counts = ['added', 'changed', 'kept', 'refused'] as const;

/** The result of an import, with an undo button. */
function ImportReport({ report }: { report: Report }) {
  const { t } = useTranslation('transfer');
  const format = useFormat();
  const undo = useEndpointMutation(undoWords, { invalidates: [getImport] });
  const token = report.undo;
  const restoredCount = undo.data?.restored;
  return (
    <Stack component="section" gap="lg" aria-labelledby="report-title">
      <div role="status">
        <Title order={2} id="report-title">
          {restoredCount === undefined ? t('report.done') : t('report.undone', { count: restoredCount })}
        </Title>
      </div>
      <StatList
        isPlain
        stats={counts.map((name) => ({ label: t(`report.${name}`), value: format.number(report[name]) }))}
      />
      <RejectedLines lines={report.refused_lines} count={report.refused} />
      <Group gap="xs">
        <Button component={Link} to="/words">
          {t('report.words')}
        </Button>
        <Button variant="default" component={Link} to={importPath}>
          {t('report.again')}
        </Button>
        {report.refused > 0 && (
          <Button
            component="a"
            variant="default"
            href={buildUrl(getRefusedLines, { params: { id: report.id } })}
            download
          >
            {t('report.download')}
          </Button>
        )}
        {token !== null && restoredCount === undefined && (
          <Button variant="default" loading={undo.isPending} onClick={() => undo.mutate({ body: { token } })}>
            {t('report.undo')}
          </Button>
        )}
      </Group>
    </Stack>
  );
}
