import { buildUrl } from '@glossa/contract/client';
import { getRoster, getRefusedLearners } from '@glossa/contract/learner-import';
import type { RosterReport as Report } from '@glossa/contract/learner-import';
import { Button, Group, Skeleton, Stack, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate, Link } from 'react-router-dom';

import { endpointQuery } from '@/lib/api/query.ts';
import { errorCodeText, errorText } from '@/lib/i18n/error-text.ts';
import { TaskProgress } from '@/domain/tasks/task-progress.tsx';
import { isUnfinished } from '@/domain/tasks/use-task.ts';
import { ErrorState } from '@/ui/feedback/error-state.tsx';
import { LoadingState } from '@/ui/feedback/loading-state.tsx';
import { RosterCounts } from './roster-counts.tsx';
import { NotInvited, RejectedLines } from './roster-rejections.tsx';

const importPath = '/admin/learners/import';
/** Milliseconds between polls of a running import; progress events usually arrive sooner. */
const runningInterval = 20_000;

/** A running import with its progress, then its report, or why it failed. */
export function RosterProgress({ id }: { id: string }) {
  const { t } = useTranslation('learners');
  const navigate = useNavigate();
  const {
    data: report,
    error,
    refetch,
  } = useQuery({
    ...endpointQuery(getRoster, { params: { id } }),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) =>
      data?.task && isUnfinished(data.task) ? runningInterval : false,
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
  if (isUnfinished(task)) {
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
        message={errorCodeText(task.message ?? 'unknown_error')}
        onRetry={() => void navigate(importPath)}
      />
      <RosterReport report={report} />
    </>
  );
}

const reportCounts = ['added', 'changed', 'kept', 'refused', 'invited'] as const;

/** The result of an import. */
function RosterReport({ report }: { report: Report }) {
  const { t } = useTranslation('learners');
  return (
    <Stack component="section" gap="lg" aria-labelledby="report-title">
      <div role="status">
        <Title order={2} id="report-title">
          {t(report.finished ? 'import.done' : 'import.so_far')}
        </Title>
      </div>
      <RosterCounts
        counts={reportCounts.map((name) => ({ label: t(`import.did.${name}`), value: report[name] }))}
      />
      <RejectedLines lines={report.refused_lines} count={report.refused} />
      <NotInvited report={report} />
      <Group gap="xs">
        <Button component={Link} to="/admin/learners">
          {t('import.back')}
        </Button>
        <Button variant="default" component={Link} to="/admin/learners/import">
          {t('import.another')}
        </Button>
        {report.refused > 0 && (
          <Button
            component="a"
            variant="default"
            href={buildUrl(getRefusedLearners, { params: { id: report.id } })}
            download
          >
            {t('import.download')}
          </Button>
        )}
      </Group>
    </Stack>
  );
}
