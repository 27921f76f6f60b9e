import { Button } from '@mantine/core';
import { ApiError } from '@glossa/contract/client';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { errorText } from '@/lib/i18n/error-text.ts';
import { EmptyState } from '@/ui/feedback/empty-state.tsx';
import { ErrorState } from '@/ui/feedback/error-state.tsx';
import { PageLayout } from '@/ui/layout/page-layout.tsx';
import { later } from '@/ui/hooks/use-later.ts';
import { PreparingVideo } from './preparing-video.tsx';

const AccessEnded = later(async () => (await import('@/domain/purchases/access-ended.tsx')).AccessEnded);

/** Replaces a video that cannot be shown: explains why, and what to do. */
export function VideoProblem({ id, error, onRetry }: { id: string; error: unknown; onRetry: () => void }) {
  const { t } = useTranslation('watch');
  const code = error instanceof ApiError ? error.code : '';
  return <PageLayout>{content()}</PageLayout>;

  function content() {
    if (code === 'access_ended') return <AccessEnded kind="video" />;
    if (code === 'video_not_ready') return <PreparingVideo id={id} onReady={onRetry} />;
    // The API rejects a malformed ID as an invalid request.
    if (code !== 'video_not_found' && code !== 'invalid_request') {
      return <ErrorState title={t('load_failed')} message={errorText(error)} onRetry={onRetry} />;
    }
    return (
      <EmptyState
        drawing="broken"
        title={t('gone.title')}
        message={t('gone.message')}
        action={
          <Button component={Link} to="/videos">
            {t('back')}
          </Button>
        }
      />
    );
  }
}
