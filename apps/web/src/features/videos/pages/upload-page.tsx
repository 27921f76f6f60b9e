import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { isLearner } from '@/domain/session/roles.ts';
import { useUser } from '@/domain/session/session-context.ts';
import { PageHeader, PageLayout } from '@/ui/layout/page-layout.tsx';
import { usePageTitle } from '@/ui/hooks/use-page-title.ts';
import { UploadScreen } from '../components/upload-screen.tsx';

/** /videos/upload: adds a video to a learner's library, or to the catalog. */
export function UploadPage() {
  const { t } = useTranslation('videos');
  const [round, setRound] = useState(0);
  const learns = isLearner(useUser());
  usePageTitle(t('upload.title'));
  return (
    <PageLayout>
      <PageHeader title={t('upload.title')} help={t(learns ? 'upload.help' : 'upload.help_catalogue')} />
      <UploadScreen key={round} onRestart={() => setRound((last) => last + 1)} />
    </PageLayout>
  );
}
