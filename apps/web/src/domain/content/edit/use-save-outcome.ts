import type { ApiError } from '@glossa/contract/client';
import { useState } from 'react';

import { errorTextOr } from '@/lib/i18n/error-text.ts';
import { toast } from '@/ui/feedback/toast.tsx';

/**
 * Handles the outcome of saving a form. After success, shows a toast and calls `onSaved`; after a failure, shows field
 * errors or sets `failure`, an error for the whole form. Pass `options` to the mutation, and call `start` before each
 * attempt.
 */
export function useSaveOutcome(
  form: { showFieldErrors: (error: unknown) => boolean },
  texts: { saved: string; failed: string },
  onSaved: () => void,
) {
  const [failure, setFailure] = useState<string>();
  return {
    failure,
    start: () => setFailure(undefined),
    options: {
      meta: { silent: true },
      onSuccess: () => {
        toast.success(texts.saved);
        onSaved();
      },
      onError: (error: ApiError) => {
        if (!form.showFieldErrors(error)) setFailure(errorTextOr(error, texts.failed));
      },
    },
  };
}
