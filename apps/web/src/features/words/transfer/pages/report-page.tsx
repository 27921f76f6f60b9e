import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';

import { PageHeader, PageLayout } from '@/ui/layout/page-layout.tsx';
import { usePageTitle } from '@/ui/hooks/use-page-title.ts';
import { ImportState } from '../components/import-state.tsx';
import { StepMarks } from '../components/step-marks.tsx';

/** /words/import/{id}: the progress and result of an import. */
export function ReportPage() {
  const { t } = useTranslation('transfer');
  const { id = '' } = useParams();
  usePageTitle(t('import.title'));
  return (
    <PageLayout>
      <PageHeader title={t('import.title')} help={t('import.help')} />
      <StepMarks at={2} />
      <ImportState id={id} />
    </PageLayout>
  );
}
