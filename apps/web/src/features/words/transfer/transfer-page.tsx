import { useTranslation } from 'react-i18next';
import { useLocation, useParams } from 'react-router-dom';

import { usePageTitle } from '@/ui/hooks/use-page-title.ts';
import { PageHeader, PageLayout } from '@/ui/layout/page-layout.tsx';
import { ExportForm } from './export-form.tsx';
import { importPath, ImportStatus } from './import-status.tsx';
import { ImportSteps, StepIndicator } from './import-steps.tsx';

/** The pages that import and export words. They form one lazy-loaded screen, because they share most of their code. */
export function TransferPage() {
  const { id } = useParams();
  const { pathname } = useLocation();
  if (id !== undefined) return <ReportPage />;
  return pathname.startsWith(importPath) ? <ImportPage /> : <ExportPage />;
}

/** /words/import: imports words from a file. */
function ImportPage() {
  const { t } = useTranslation('transfer');
  usePageTitle(t('import.title'));
  return (
    <PageLayout>
      <PageHeader title={t('import.title')} help={t('import.help')} />
      <ImportSteps />
    </PageLayout>
  );
}

/** /words/import/{id}: the progress and result of an import. */
function ReportPage() {
  const { t } = useTranslation('transfer');
  const { id = '' } = useParams();
  usePageTitle(t('import.title'));
  return (
    <PageLayout>
      <PageHeader title={t('import.title')} help={t('import.help')} />
      <StepIndicator current={2} />
      <ImportStatus id={id} />
    </PageLayout>
  );
}

/** /words/export: exports words to a file. */
function ExportPage() {
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
