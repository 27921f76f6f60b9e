import { recordTextRead } from '@glossa/contract/activity';
import { useEffect } from 'react';

import { call } from '@/lib/api/client.ts';

/** Milliseconds until a failed request is retried. */
const retryAfter = 5000;

/** Records that a text was read to its end, unless it was only visited. */
export function useRecordedReading(id: string, visited: boolean): void {
  useEffect(() => {
    if (visited) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const record = () => {
      call(recordTextRead, { body: { text_id: id } }).catch((error: { status?: number }) => {
        // A rejected request would be rejected again.
        if (error.status === undefined || error.status >= 500) timer = setTimeout(record, retryAfter);
      });
    };
    record();
    return () => clearTimeout(timer);
  }, [id, visited]);
}
