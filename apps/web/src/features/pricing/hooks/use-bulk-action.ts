import type { Endpoint } from '@glossa/contract/endpoint';
import { useQueryClient } from '@tanstack/react-query';

import { endpointKey } from '@/lib/api/query.ts';
import { errorCodeText, errorText } from '@/lib/i18n/error-text.ts';
import { toast } from '@/ui/feedback/toast.tsx';

interface BulkResult {
  results: readonly { ok: boolean; error: string | null }[];
}

/** Runs a bulk action and reports the results; resolves to whether all succeeded. */
export function useBulkAction() {
  const client = useQueryClient();
  return async (
    run: () => Promise<BulkResult>,
    options: {
      count: number;
      /** Lists to refetch. */
      refresh: readonly Endpoint[];
      done: (count: number) => string;
      failed: (count: number) => string;
    },
  ): Promise<boolean> => {
    try {
      const { results } = await run();
      const failed = results.filter(({ ok }) => !ok);
      const count = results.length - failed.length;
      if (count > 0) toast.success(options.done(count));
      if (failed.length > 0) {
        const reasons = new Set(failed.map(({ error }) => errorCodeText(error ?? '')));
        toast.error([...reasons].join(' '), options.failed(failed.length));
      }
      return failed.length === 0;
    } catch (error) {
      toast.error(errorText(error), options.failed(options.count));
      return false;
    } finally {
      for (const endpoint of options.refresh)
        void client.invalidateQueries({ queryKey: endpointKey(endpoint) });
    }
  };
}
