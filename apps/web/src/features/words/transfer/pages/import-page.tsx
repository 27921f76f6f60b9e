import { useTranslation } from 'react-i18next';

import { PageHeader, PageLayout } from '@/ui/layout/page-layout.tsx';
import { usePageTitle } from '@/ui/hooks/use-page-title.ts';
import { ImportSteps } from '../components/import-steps.tsx';

/** /words/import: imports words from a file. */
export function ImportPage() {
  const { t } = useTranslation('transfer');
  usePageTitle(t('import.title'));
  return (
    <PageLayout>
      <PageHeader title={t('import.title')} help={t('import.help')} />
      <ImportSteps />
    </PageLayout>
  );
}
