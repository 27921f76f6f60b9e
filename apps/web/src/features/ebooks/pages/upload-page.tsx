import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { PageHeader, PageLayout } from '@/ui/layout/page-layout.tsx';
import { usePageTitle } from '@/ui/hooks/use-page-title.ts';
import { UploadScreen } from '../components/upload-screen.tsx';

/** /ebooks/upload: adds an ebook to the shop. */
export function UploadPage() {
  const { t } = useTranslation('ebooks');
  const [round, setRound] = useState(0);
  usePageTitle(t('upload.title'));
  return (
    <PageLayout>
      <PageHeader title={t('upload.title')} help={t('upload.help')} />
      <UploadScreen key={round} onRestart={() => setRound((last) => last + 1)} />
    </PageLayout>
  );
}
