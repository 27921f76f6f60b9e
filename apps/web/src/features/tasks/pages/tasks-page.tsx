import { Group, Title } from '@mantine/core';
import { taskStatuses, taskTypes } from '@glossa/contract/task-kinds';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';

import { FilterBar } from '@/domain/search/filter-bar.tsx';
import { useUrlView } from '@/domain/search/use-url-view.ts';
import { useDetailsNavigation } from '@/domain/search/use-details-navigation.ts';
import { isStaff } from '@/domain/session/roles.ts';
import { useUser } from '@/domain/session/session-context.ts';
import { PageHeader, PageLayout } from '@/ui/layout/page-layout.tsx';
import { usePageTitle } from '@/ui/hooks/use-page-title.ts';
import { ChoiceFilter } from '@/domain/search/filter-select.tsx';
import { QueuePanel } from '../components/queue-panel.tsx';
import { TaskResults } from '../components/task-results.tsx';
import { filterCount, readView, viewParams } from '../tasks-view.ts';
import type { ChangeView, TasksView } from '../tasks-view.ts';

const TaskDrawer = lazy(async () => ({
  default: (await import('../components/task-drawer.tsx')).TaskDrawer,
}));

/** /tasks: the background tasks of the signed-in user or, for staff, of all users. */
export function TasksPage() {
  const { t } = useTranslation('tasks');
  const isForStaff = isStaff(useUser());
  usePageTitle(t('title'));
  const { view, change: changeView } = useUrlView({
    read: readView,
    write: viewParams,
    reset: { page: 1, task: undefined },
  });
  const opened = useDetailsNavigation();
  const change: ChangeView = (part, options = {}) =>
    changeView(part, part.task === undefined ? options : opened.openOptions);
  const count = filterCount(view);
  return (
    <PageLayout>
      <PageHeader title={t('title')} help={t(isForStaff ? 'help' : 'help_own')} />
      {isForStaff ? (
        <>
          <QueuePanel />
          <Title order={2} mb="sm">
            {t('all')}
          </Title>
          <FilterBar
            search={view.owner}
            group={t('keys_group')}
            texts={{
              search: t('search'),
              open: t('filters.open'),
              inUse: t('filters.open_count', { count }),
              show: t('filters.show'),
            }}
            count={count}
            renderFields={(hasLabels) => <FilterFields view={view} onChange={change} hasLabels={hasLabels} />}
            onSearch={(owner, options) => change({ owner }, options)}
          />
        </>
      ) : (
        <Group gap="xs" mb="md">
          <FilterFields view={view} onChange={change} hasLabels={false} />
        </Group>
      )}
      <TaskResults view={view} forAll={isForStaff} onChange={change} />
      <Suspense fallback={null}>
        {view.task !== undefined && (
          <TaskDrawer
            id={view.task}
            onClose={() => opened.close(() => change({ page: view.page }, { replace: true }))}
          />
        )}
      </Suspense>
    </PageLayout>
  );
}

/** Filters tasks by status and type. In the narrow drawer, labels are visible. */
function FilterFields({
  view,
  onChange,
  hasLabels,
}: {
  view: TasksView;
  onChange: ChangeView;
  hasLabels: boolean;
}) {
  const { t } = useTranslation('tasks');
  return (
    <>
      <ChoiceFilter
        hasLabels={hasLabels}
        label={t('filters.status')}
        any={t('filters.all_statuses')}
        values={taskStatuses}
        nameOf={(value) => t(`statuses.${value}`)}
        value={view.status}
        onChange={(status) => onChange({ status })}
      />
      <ChoiceFilter
        hasLabels={hasLabels}
        label={t('filters.type')}
        any={t('filters.all_types')}
        values={taskTypes}
        nameOf={(value) => t(`types.${value}`)}
        value={view.type}
        onChange={(type) => onChange({ type })}
      />
    </>
  );
}
