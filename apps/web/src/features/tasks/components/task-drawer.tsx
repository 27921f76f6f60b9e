import { getTaskStatus } from '@glossa/contract/tasks';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { endpointQuery } from '../../../lib/api/query.ts';
import { errorText } from '../../../lib/i18n/error-text.ts';
import { SidePanel } from '../../../ui/dialog.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LoadingState } from '../../../ui/loading-state.tsx';
import { isOpen, openInterval } from '../is-open.ts';
import { TaskDetails } from './task-details.tsx';

/** All that is known of a task, followed while it runs. */
export function TaskDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('tasks');
  const { data, error, refetch } = useQuery({
    ...endpointQuery(getTaskStatus, { params: { id } }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && isOpen(state.data) ? openInterval : false),
  });
  return (
    <SidePanel onClose={onClose} title={t('details.title')}>
      {error && !data && <ErrorState message={errorText(error)} onRetry={() => void refetch()} />}
      {!error && !data && (
        <LoadingState>
          {[0, 1, 2, 3, 4].map((row) => (
            <Skeleton key={row} height={40} mb={12} />
          ))}
        </LoadingState>
      )}
      {data && <TaskDetails task={data} />}
    </SidePanel>
  );
}
