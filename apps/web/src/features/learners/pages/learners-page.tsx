import { exportLearners } from '@glossa/contract/learners';
import { Button } from '@mantine/core';
import { IconFileUpload, IconUserPlus } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { fetchFile } from '@/lib/files/fetch-file.ts';
import { DownloadTableButton } from '@/lib/files/download-table-button.tsx';
import { useUrlView } from '@/domain/search/use-url-view.ts';
import { useDetailsNavigation } from '@/domain/search/use-details-navigation.ts';
import { FilterChips } from '@/ui/inputs/filter-chips.tsx';
import { PageHeader, PageLayout } from '@/ui/layout/page-layout.tsx';
import { usePageTitle } from '@/ui/hooks/use-page-title.ts';
import { LearnerFilters } from '../components/learner-filters.tsx';
import { LearnersResults } from '../components/learners-results.tsx';
import { useLearners } from '../hooks/use-learners.ts';
import { filterQuery, learnerStates, readView, viewParams } from '../learners-view.ts';
import type { ChangeView } from '../learners-view.ts';

const AddDialog = lazy(async () => ({ default: (await import('../components/add-dialog.tsx')).AddDialog }));
const EditDialog = lazy(async () => ({
  default: (await import('../components/edit-dialog.tsx')).EditDialog,
}));

const icon = { size: 16, stroke: 1.8 };

/** /admin/learners: all accounts. */
export function LearnersPage() {
  const { t } = useTranslation('learners');
  const [isAdding, setAdding] = useState(false);
  usePageTitle(t('title'));
  const { view, change: changeView } = useUrlView({
    read: readView,
    write: viewParams,
    reset: { page: 1, learner: undefined },
  });
  const opened = useDetailsNavigation();
  const change: ChangeView = (part, options = {}) =>
    changeView(part, part.learner === undefined ? options : opened.openOptions);
  const list = useLearners(view);
  const counts = list.data?.statuses ?? undefined;
  return (
    <PageLayout>
      <PageHeader
        title={t('title')}
        help={t('help')}
        hasWideActions
        actions={
          <>
            <DownloadTableButton
              label={t('export')}
              fetch={() => fetchFile(exportLearners, { query: filterQuery(view) })}
            />
            <Button
              variant="default"
              component={Link}
              to="/admin/learners/import"
              leftSection={<IconFileUpload {...icon} />}
            >
              {t('import.open')}
            </Button>
            <Button leftSection={<IconUserPlus {...icon} />} onClick={() => setAdding(true)}>
              {t('add.title')}
            </Button>
          </>
        }
      />
      <FilterChips
        label={t('columns.status')}
        chips={[
          { value: 'all' as const, label: t('states.all'), count: counts && counts.active + counts.inactive },
          ...learnerStates.map((value) => ({ value, label: t(`states.${value}`), count: counts?.[value] })),
        ]}
        value={view.state ?? 'all'}
        onChange={(value) => change({ state: value === 'all' ? undefined : value })}
      />
      <LearnerFilters view={view} onChange={change} />
      <LearnersResults list={list} view={view} onChange={change} onAdd={() => setAdding(true)} />
      <Suspense fallback={null}>
        {isAdding && <AddDialog onClose={() => setAdding(false)} />}
        {view.learner !== undefined && (
          <EditDialog
            id={view.learner}
            onClose={() => opened.close(() => change({ page: view.page }, { replace: true }))}
          />
        )}
      </Suspense>
    </PageLayout>
  );
}
