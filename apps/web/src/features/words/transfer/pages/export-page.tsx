import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';

import { PageHeader, PageLayout } from '@/ui/layout/page-layout.tsx';
import { usePageTitle } from '@/ui/hooks/use-page-title.ts';
import { ExportForm } from '../components/export-form.tsx';

/** /words/export: exports words to a file. */
export function ExportPage() {
  const { t } = useTranslation('transfer');
  usePageTitle(t('export.title'));
  const { search } = useLocation();
  return (
    <PageLayout>
      <PageHeader title={t('export.title')} help={t('export.help')} />
      <ExportForm key={search} />
    </PageLayout>
  );
}
