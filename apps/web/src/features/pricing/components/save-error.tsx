import { ApiError } from '@glossa/contract/client';
import { Alert, Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { errorTextOr } from '@/lib/i18n/error-text.ts';
import { validationText } from '@/lib/i18n/validation-text.ts';

/** Tracks the error of the last attempt to save, by field or for the whole form. */
export function useSaveError() {
  // Load the validation messages with the screen, because `validationText` expects them to be loaded.
  const { t } = useTranslation(['pricing', 'validation']);
  const [error, setError] = useState<unknown>();
  const fields = error instanceof ApiError ? error.fieldErrors : {};
  const hasFields = Object.keys(fields).length > 0;
  return {
    /** Returns the message for a field, including errors of its parts. */
    field: (name: string): string | undefined => {
      const messages = Object.entries(fields).find(
        ([key]) => key === name || key.startsWith(`${name}.`),
      )?.[1];
      return messages?.[0] === undefined ? undefined : validationText(messages[0]);
    },
    /** The message for the form as a whole. */
    text: error === undefined || hasFields ? undefined : errorTextOr(error, t('failed')),
    /** Whether another user has changed the data since the form loaded it. */
    isConflict: error instanceof ApiError && error.code === 'changed_meanwhile',
    set: setError,
    clear: () => setError(undefined),
  };
}

/** Shows why saving failed; after a conflicting change by another user, offers to load that change. */
export function SaveErrorAlert({
  saveError,
  onReload,
}: {
  saveError: ReturnType<typeof useSaveError>;
  /** Replaces the edited values with those on the server. */
  onReload?: (() => void) | undefined;
}) {
  const { t } = useTranslation('pricing');
  if (saveError.text === undefined) return null;
  return (
    <Alert color="red" role="alert">
      {saveError.text}
      {saveError.isConflict && onReload && (
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
