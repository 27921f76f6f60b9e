import { ApiError } from '@glossa/contract/client';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { failureText } from '@/lib/i18n/failure-text.ts';
import { validationText } from '@/lib/i18n/validation-text.ts';

/** The error of the last attempt to save, by field or for the whole form. */
export function useFailure() {
  // Loads the translations together with the screen.
  const { t } = useTranslation(['pricing', 'validation']);
  const [error, setError] = useState<unknown>();
  const fields = error instanceof ApiError ? error.fieldErrors : {};
  const hasFields = Object.keys(fields).length > 0;
  return {
    /** Returns the message for a field, including errors of its parts. */
    of: (name: string): string | undefined => {
      const found = Object.entries(fields).find(([key]) => key === name || key.startsWith(`${name}.`));
      return found?.[1][0] === undefined ? undefined : validationText(found[1][0]);
    },
    /** The message for the form as a whole. */
    text: error === undefined || hasFields ? undefined : failureText(error, t('failed')),
    /** Whether another user has changed it since it was loaded. */
    isConflict: error instanceof ApiError && error.code === 'changed_meanwhile',
    set: setError,
    clear: () => setError(undefined),
  };
}
