import { retryTasks } from '@glossa/contract/queues';
import { maxTasks } from '@glossa/contract/task-kinds';
import { listTasks } from '@glossa/contract/task-lists';
import type { OwnedTask } from '@glossa/contract/tasks';
import { Button } from '@mantine/core';
import { IconReload } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { endpointQuery, useEndpointMutation } from '@/lib/api/query.ts';
import { PagedList } from '@/domain/search/paged-list.tsx';
import { EmptyState } from '@/ui/feedback/empty-state.tsx';
import { ListCount } from '@/ui/data/list-count.tsx';
import { LoadingRows } from '@/ui/feedback/loading-rows.tsx';
import { NothingFound } from '@/ui/feedback/nothing-found.tsx';
import { useFormat } from '@/ui/format/use-format.ts';
import { confirm } from '@/ui/overlays/confirm.ts';
import { toast } from '@/ui/feedback/toast.tsx';
import { isUnfinished } from '@/domain/tasks/use-task.ts';
import { runningInterval, filterCount } from '../tasks-view.ts';
import type { ChangeView, TasksView } from '../tasks-view.ts';
import { TaskList } from './task-list.tsx';

const pageSize = 20;

/** The matching tasks, newest first; refetched while one of them is running. */
export function TaskResults({
  view,
  forAll,
  onChange,
}: {
  view: TasksView;
  /** Whether to list all users' tasks instead of the signed-in user's. */
  forAll: boolean;
  onChange: ChangeView;
}) {
  const { t } = useTranslation('tasks');
  const format = useFormat();
  const { owner, status, type, page } = view;
  const list = useQuery({
    ...endpointQuery(listTasks, {
      query: {
        scope: forAll ? 'all' : 'own',
        page,
        page_size: pageSize,
        ...(forAll && owner && { owner }),
        ...(status && { status }),
        ...(type && { type }),
      },
    }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) => (state.data?.results.some(isUnfinished) ? runningInterval : false),
  });
  return (
    <PagedList
      list={list}
      page={page}
      pageSize={pageSize}
      skeleton={<TasksSkeleton />}
      renderEmpty={() => (
        <NoTasks
          isFiltered={filterCount(view) > 0 || (forAll && owner !== '')}
          forAll={forAll}
          onClear={() => onChange({ owner: '', status: undefined, type: undefined })}
        />
      )}
      onPage={(next, options) => onChange({ page: next }, options)}
    >
      {({ count, results }) => (
        <>
          <ListCount>
            {count < maxTasks ? t('count', { count }) : t('count_most', { number: format.number(maxTasks) })}
          </ListCount>
          {forAll && status === 'FAILURE' && <RetryAllButton tasks={results} />}
          <TaskList tasks={results} onOpen={({ id }) => onChange({ page, task: id })} />
        </>
      )}
    </PagedList>
  );
}

function NoTasks({
  isFiltered,
  forAll,
  onClear,
}: {
  isFiltered: boolean;
  forAll: boolean;
  onClear: () => void;
}) {
  const { t } = useTranslation('tasks');
  return isFiltered ? (
    <NothingFound title={t('nothing_found')} clear={t('filters.clear')} onClear={onClear} />
  ) : (
    <EmptyState drawing="archive" title={t('empty')} message={t(forAll ? 'empty_help' : 'empty_help_own')} />
  );
}

/** Placeholder rows for the first load. */
const TasksSkeleton = () => <LoadingRows count={5} height={64} gap={8} />;

/** Retries all listed tasks that can be retried. */
function RetryAllButton({ tasks }: { tasks: readonly OwnedTask[] }) {
  const { t } = useTranslation('tasks');
  const ids = tasks.filter(({ can_retry: can }) => can).map(({ id }) => id);
  const { mutate, isPending } = useEndpointMutation(retryTasks, {
    invalidates: [listTasks],
    onSuccess: ({ results }) => {
      const retried = results.filter(({ retried_as: task }) => task !== null).length;
      const notify = retried === results.length ? toast.success : toast.info;
      notify(t('retried_some', { count: retried, all: results.length }));
    },
  });
  if (ids.length < 2) return null;
  const confirmRetry = async () => {
    const isConfirmed = await confirm({
      title: t('retry_all_title', { count: ids.length }),
      message: t('retry_all_message'),
      action: t('retry'),
    });
    if (isConfirmed) mutate({ body: { ids } });
  };
  return (
    <Button
      variant="default"
      size="xs"
      mb="xs"
      leftSection={<IconReload size={16} stroke={1.6} />}
      loading={isPending}
      onClick={() => void confirmRetry()}
    >
      {t('retry_all', { count: ids.length })}
    </Button>
  );
}
