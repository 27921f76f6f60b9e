import type { ApiError } from '@glossa/contract/client';
import { useState } from 'react';

import { errorTextOr } from '@/lib/i18n/error-text.ts';
import { toast } from '@/ui/feedback/toast.tsx';

/**
 * Handles the outcome of saving a form: shows a toast and calls `onSaved`, or shows errors at the fields or one for the
 * whole form (`failure`). Pass `options` to the mutation, and call `start` before each attempt.
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
