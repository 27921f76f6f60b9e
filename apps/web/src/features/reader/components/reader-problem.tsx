import { Button } from '@mantine/core';
import { ApiError } from '@glossa/contract/client';
import { useTranslation } from 'react-i18next';
import { Link, Navigate } from 'react-router-dom';

import { errorText } from '../../../lib/i18n/error-text.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { later } from '../../../ui/use-later.ts';
import { ReaderFrame } from './reader-frame.tsx';

const AccessEnded = later(async () => (await import('../../../lib/purchases/access-ended.tsx')).AccessEnded);
const PreparingText = later(async () => (await import('./preparing-text.tsx')).PreparingText);

/** Stands in place of a text that cannot be shown: says why, and what to do. */
export function ReaderProblem({ id, error, onRetry }: { id: string; error: unknown; onRetry: () => void }) {
  const { t } = useTranslation('reader');
  const code = error instanceof ApiError ? error.code : '';
  // A page beyond the end: of an old address, or of a text that became shorter.
  if (code === 'page_not_found') return <Navigate to={`/reading/${id}`} replace />;
  return <ReaderFrame>{content()}</ReaderFrame>;

  function content() {
    if (code === 'access_ended') return <AccessEnded kind="text" />;
    if (code === 'text_not_ready') return <PreparingText id={id} onReady={onRetry} />;
    // A malformed id is answered as an invalid request.
    if (code !== 'text_not_found' && code !== 'invalid_request') {
      return <ErrorState message={errorText(error)} onRetry={onRetry} />;
    }
    return (
      <EmptyState
        drawing="book"
        title={t('gone.title')}
        message={t('gone.message')}
        action={
          <Button component={Link} to="/reading">
            {t('gone.library')}
          </Button>
        }
      />
    );
  }
}
