import { ApiError } from '@glossa/contract/client';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { failureText } from '../../../lib/i18n/failure-text.ts';
import { validationText } from '../../../lib/i18n/validation-text.ts';

/** What was said about the last try to save: of single fields, or of the whole. */
export function useFailure() {
  // Loads the sentences with the screen.
  const { t } = useTranslation(['pricing', 'validation']);
  const [error, setError] = useState<unknown>();
  const fields = error instanceof ApiError ? error.fieldErrors : {};
  const hasFields = Object.keys(fields).length > 0;
  return {
    /** The sentence at a field; also of a part of it. */
    of: (name: string): string | undefined => {
      const found = Object.entries(fields).find(([key]) => key === name || key.startsWith(`${name}.`));
      return found?.[1][0] === undefined ? undefined : validationText(found[1][0]);
    },
    /** Of the whole. */
    text: error === undefined || hasFields ? undefined : failureText(error, t('failed')),
    /** Somebody else has changed it since it was read. */
    isConflict: error instanceof ApiError && error.code === 'changed_meanwhile',
    set: setError,
    clear: () => setError(undefined),
  };
}
