import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { EmptyState } from './empty-state.tsx';

/** Replaces content that failed to load: what happened, and a retry button. */
export function ErrorState({
  title,
  message,
  onRetry,
}: {
  title?: string;
  message: string;
  onRetry?: () => void;
}) {
  const { t } = useTranslation();
  return (
    <div role="alert">
      <EmptyState
        drawing="broken"
        title={title ?? t('load_failed')}
        message={message}
        action={
          onRetry && (
            <Button variant="default" onClick={onRetry}>
              {t('retry')}
            </Button>
          )
        }
      />
    </div>
  );
}
