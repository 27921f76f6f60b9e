import { getTaskStatus } from '@glossa/contract/tasks';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { endpointQuery } from '@/lib/api/query.ts';
import { errorText } from '@/lib/i18n/error-text.ts';
import { SidePanel } from '@/ui/overlays/dialog.tsx';
import { ErrorState } from '@/ui/feedback/error-state.tsx';
import { LoadingRows } from '@/ui/feedback/loading-rows.tsx';
import { isOpen, openInterval } from '../is-open.ts';
import { TaskDetails } from './task-details.tsx';

/** The details of a task, refetched while it runs. */
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
      {!error && !data && <LoadingRows count={5} height={40} gap={12} />}
      {data && <TaskDetails task={data} />}
    </SidePanel>
  );
}
