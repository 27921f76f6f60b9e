import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { EmptyState } from './empty-state.tsx';

/** What stands in place of something that could not be loaded: what happened, and a way to try again. */
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
