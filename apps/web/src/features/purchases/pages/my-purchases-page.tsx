import { Box, Button } from '@mantine/core';
import { IconDevices } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router-dom';

import { purchasePath } from '@/domain/paths/shop-paths.ts';
import { PurchaseTabs } from '@/domain/purchases/purchase-tabs.tsx';
import { readUrlParams } from '@/domain/search/url-params.ts';
import { PagedList } from '@/domain/search/paged-list.tsx';
import { StatList } from '@/ui/data/stat-list.tsx';
import { ListCount } from '@/ui/data/list-count.tsx';
import { LoadingRows } from '@/ui/feedback/loading-rows.tsx';
import { NothingFound } from '@/ui/feedback/nothing-found.tsx';
import { AutoGrid } from '@/ui/layout/auto-grid.tsx';
import { PageHeader, PageLayout } from '@/ui/layout/page-layout.tsx';
import { useFormat } from '@/ui/format/use-format.ts';
import { usePageTitle } from '@/ui/hooks/use-page-title.ts';
import { DeviceDialog } from '../components/device-dialog.tsx';
import { NoPurchases } from '../components/no-purchases.tsx';
import { PurchaseCard } from '../components/purchase-card.tsx';
import { PurchaseFilters } from '../components/purchase-filters.tsx';
import { pageSize, useMyPurchases } from '../hooks/use-my-purchases.ts';

/** /my-purchases. Redirects links from old notifications, which contain a purchase's ID, to that purchase. */
export function MyPurchasesPage() {
  const [params] = useSearchParams();
  const id = readUrlParams(params).id('purchase');
  return id === undefined ? <PurchaseList /> : <Navigate to={purchasePath(id)} replace />;
}

/** The learner's purchases, with actions to import, download and rate them. */
function PurchaseList() {
  const { t } = useTranslation('purchases');
  const format = useFormat();
  usePageTitle(t('title'));
  const { view, list, change } = useMyPurchases();
  const [isDeviceDialogOpen, setDeviceDialogOpen] = useState(false);
  const totals = list.data?.totals;
  const stats = [
    { label: t('tiles.total'), value: totals?.purchases },
    { label: t('tiles.imported'), value: totals?.imported },
    { label: t('tiles.courses'), value: totals?.video_courses },
    { label: t('tiles.rated'), value: totals?.rated },
  ].map(({ label, value }) => ({ label, value: value === undefined ? '–' : format.number(value) }));
  return (
    <PageLayout>
      <PageHeader
        title={t('title')}
        help={t('help')}
        hasWideActions
        actions={
          <Button
            variant="default"
            leftSection={<IconDevices size={18} stroke={1.7} />}
            onClick={() => setDeviceDialogOpen(true)}
          >
            {t('devices.open')}
          </Button>
        }
      />
      <PurchaseTabs />
      {totals?.purchases !== 0 && (
        <>
          <StatList stats={stats} />
          <Box role="search" mt={20}>
            <PurchaseFilters view={view} onChange={change} />
          </Box>
        </>
      )}
      <PagedList
        list={list}
        page={view.page}
        pageSize={pageSize}
        skeleton={<LoadingRows height={196} gap={16} />}
        renderEmpty={(data) =>
          data.totals.purchases === 0 ? (
            <NoPurchases />
          ) : (
            <NothingFound
              title={t('nothing_found')}
              message={t('nothing_found_hint')}
              clear={t('show_all')}
              onClear={() => change({ search: '', type: undefined, status: 'all' })}
            />
          )
        }
        onPage={(page, options) => change({ page }, options)}
      >
        {({ results, count }) => (
          <>
            <ListCount>{t('count', { count })}</ListCount>
            <AutoGrid component="ul" minColumn={440} aria-label={t('title')}>
              {results.map((purchase) => (
                <PurchaseCard key={purchase.id} purchase={purchase} />
              ))}
            </AutoGrid>
          </>
        )}
      </PagedList>
      {isDeviceDialogOpen && <DeviceDialog onClose={() => setDeviceDialogOpen(false)} />}
    </PageLayout>
  );
}
