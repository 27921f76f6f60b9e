import type { ApiError } from '@glossa/contract/client';
import type { CallInput } from '@glossa/contract/endpoint';
import { startBookImport } from '@glossa/contract/imports';
import type { Task } from '@glossa/contract/tasks';
import { listTextTags } from '@glossa/contract/texts';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { call } from '@/lib/api/client.ts';
import { endpointKey } from '@/lib/api/query.ts';
import { libraryLists } from '../shelves.ts';

/** Starts importing texts from a book. Call `refresh` once they exist. */
export function useBookImport(onStarted: (task: Task) => void, onError: (error: ApiError) => void) {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation<Task, ApiError, CallInput<typeof startBookImport>>({
    meta: { quiet: true },
    mutationFn: (input) => call(startBookImport, input),
    onSuccess: onStarted,
    onError,
  });
  const refresh = () => {
    for (const endpoint of [...libraryLists, listTextTags]) {
      void client.invalidateQueries({ queryKey: endpointKey(endpoint) });
    }
  };
  return { start: mutate, isStarting: isPending, refresh };
}
