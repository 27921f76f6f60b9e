import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { PageHeader, PageLayout } from '../../../ui/page-layout.tsx';
import { usePageTitle } from '../../../ui/use-page-title.ts';
import { UploadScreen } from '../components/upload-screen.tsx';

/** /videos/upload: adds a video to the library. */
export function UploadPage() {
  const { t } = useTranslation('videos');
  const [round, setRound] = useState(0);
  usePageTitle(t('upload.title'));
  return (
    <PageLayout>
      <PageHeader title={t('upload.title')} help={t('upload.help')} />
      <UploadScreen key={round} onRestart={() => setRound((last) => last + 1)} />
    </PageLayout>
  );
}
