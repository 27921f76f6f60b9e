import { catalogueStatuses } from '@glossa/contract/catalogue-videos';
import { Button } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { StatusTabs } from '@/domain/manage/status-tabs.tsx';
import { useContentView } from '@/domain/manage/use-content-view.ts';
import { PageHeader, PageLayout } from '@/ui/layout/page-layout.tsx';
import { usePageTitle } from '@/ui/hooks/use-page-title.ts';
import { catalogueViews } from '../catalogue-view.ts';
import { CatalogueFilters } from '../components/catalogue-filters.tsx';
import { CatalogueResults } from '../components/catalogue-results.tsx';
import { useCatalogue } from '../hooks/use-catalogue.ts';

/** /videos/manage: the catalog videos, for content managers. */
export function ManagePage() {
  const { t } = useTranslation(['catalogue', 'videos']);
  const { view, change, clear } = useContentView(catalogueViews);
  const list = useCatalogue(view);
  usePageTitle(t('title'));
  return (
    <PageLayout>
      <PageHeader
        title={t('title')}
        help={t('help')}
        actions={
          <>
            <Button variant="default" component={Link} to="/content/pricing/content?type=video">
              {t('pricing')}
            </Button>
            <Button component={Link} to="/videos/upload" leftSection={<IconUpload size={16} stroke={1.8} />}>
              {t('videos:upload.open')}
            </Button>
          </>
        }
      />
      <StatusTabs
        statuses={catalogueStatuses}
        label={t('status.label')}
        nameOf={(status) => t(`status.${status}`)}
        counts={list.data?.statuses}
        value={view.status}
        onChange={(status) => change({ status })}
      />
      <CatalogueFilters view={view} onChange={change} />
      <CatalogueResults list={list} view={view} onChange={change} onClear={clear} />
    </PageLayout>
  );
}
