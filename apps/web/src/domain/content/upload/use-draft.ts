import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useRef } from 'react';

import { useUser } from '@/domain/session/session-context.ts';
import type { DraftStore } from '@/lib/forms/draft.ts';

/** Debounce in milliseconds before the draft is saved. */
const delay = 400;

/**
 * Saves a form's values as the user's draft, so that they survive a reload. Returns a function that deletes the draft.
 */
export function useDraft<Draft>(drafts: DraftStore<Draft>, values: Draft): () => void {
  const { id } = useUser();
  const store = useDebouncedCallback(drafts.store, { delay, flushOnUnmount: true });
  const isDiscarded = useRef(false);
  useEffect(() => {
    if (!isDiscarded.current) store(id, values);
  }, [store, id, values]);
  return () => {
    isDiscarded.current = true;
    store.cancel();
    drafts.clear(id);
  };
}
