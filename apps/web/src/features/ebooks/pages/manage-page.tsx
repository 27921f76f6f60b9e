import { ebookKinds, ebookStatuses } from '@glossa/contract/ebooks';
import { Button } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { noFilters } from '@/domain/manage/content-view.ts';
import { StatusTabs } from '@/domain/manage/status-tabs.tsx';
import { useContentView } from '@/domain/manage/use-content-view.ts';
import { PageHeader, PageLayout } from '@/ui/layout/page-layout.tsx';
import { Segmented } from '@/ui/inputs/segmented.tsx';
import { usePageTitle } from '@/ui/hooks/use-page-title.ts';
import { EbookFilters } from '../components/ebook-filters.tsx';
import { EbooksResults } from '../components/ebooks-results.tsx';
import { ebooksViews } from '../ebooks-view.ts';
import { useEbooks } from '../hooks/use-ebooks.ts';
import classes from './manage-page.module.css';

const kinds = ['all', ...ebookKinds] as const;

/** /ebooks/manage: the ebooks of the shop, for content managers. */
export function ManagePage() {
  const { t } = useTranslation(['ebooks', 'catalogue', 'videos']);
  const { view, change } = useContentView(ebooksViews);
  const list = useEbooks(view);
  usePageTitle(t('title'));
  return (
    <PageLayout>
      <PageHeader
        title={t('title')}
        help={t('help')}
        isWordy
        actions={
          <>
            <Button variant="default" component={Link} to="/content/pricing/content?type=text">
              {t('catalogue:pricing')}
            </Button>
            <Button component={Link} to="/ebooks/upload" leftSection={<IconUpload size={16} stroke={1.8} />}>
              {t('upload.title')}
            </Button>
          </>
        }
      />
      <div className={classes.bar}>
        <StatusTabs
          statuses={ebookStatuses}
          label={t('status.label')}
          nameOf={(status) => t(`status.${status}`)}
          counts={list.data?.statuses}
          value={view.status}
          onChange={(status) => change({ status })}
        />
        <Segmented
          aria-label={t('kind.label')}
          value={view.type ?? 'all'}
          onChange={(value) => change({ type: value === 'all' ? undefined : value })}
          data={kinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
        />
      </div>
      <EbookFilters view={view} onChange={change} />
      <EbooksResults
        list={list}
        view={view}
        onChange={change}
        onClear={() => change({ ...noFilters, type: undefined })}
      />
    </PageLayout>
  );
}
