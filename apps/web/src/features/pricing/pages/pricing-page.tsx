import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';

import { PageHeader, PageLayout } from '@/ui/layout/page-layout.tsx';
import { TabLinks } from '@/ui/layout/tab-links.tsx';
import { usePageTitle } from '@/ui/hooks/use-page-title.ts';
import { ContentPanel } from '../components/content-panel.tsx';
import { CouponsPanel } from '../components/coupons-panel.tsx';
import { DrmPanel } from '../components/drm-panel.tsx';
import { TaxPanel } from '../components/tax-panel.tsx';
import { TiersPanel } from '../components/tiers-panel.tsx';

const path = '/content/pricing';
const panels = {
  tiers: TiersPanel,
  drm: DrmPanel,
  content: ContentPanel,
  coupons: CouponsPanel,
  taxes: TaxPanel,
} satisfies Record<string, ComponentType>;
type Tab = keyof typeof panels;
const tabs = Object.keys(panels) as Tab[];

/** /content/pricing: prices of the content, and sales terms. */
export function PricingPage() {
  const { t } = useTranslation('pricing');
  const { tab } = useParams();
  const open = tabs.find((name) => name === tab) ?? 'tiers';
  const Panel = panels[open];
  usePageTitle(t(`tabs.${open}`));
  return (
    <PageLayout>
      <PageHeader title={t('title')} help={t('help')} />
      <TabLinks
        label={t('title')}
        tabs={tabs.map((name) => ({
          to: name === 'tiers' ? path : `${path}/${name}`,
          text: t(`tabs.${name}`),
        }))}
      />
      <Panel />
    </PageLayout>
  );
}
