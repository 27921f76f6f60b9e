import { Alert, Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import type { useFailure } from '../hooks/use-failure.ts';

/** Why saving failed; after a conflicting change by another user, a way to load it. */
export function FailureNote({
  failure,
  onReload,
}: {
  failure: ReturnType<typeof useFailure>;
  /** Replaces the edited values with those on the server. */
  onReload?: (() => void) | undefined;
}) {
  const { t } = useTranslation('pricing');
  if (failure.text === undefined) return null;
  return (
    <Alert color="red" role="alert">
      {failure.text}
      {failure.isConflict && onReload && (
        <>
          {' '}
          <Button size="compact-sm" variant="default" onClick={onReload}>
            {t('reload')}
          </Button>
        </>
      )}
    </Alert>
  );
}
