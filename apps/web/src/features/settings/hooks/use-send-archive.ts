import { ApiError } from '@glossa/contract/client';
import { getAccountArchives, uploadAccountArchive } from '@glossa/contract/account-archive';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';

import { call } from '@/lib/api/client.ts';
import { endpointKey } from '@/lib/api/query.ts';
import type { Sending } from '@/lib/files/send-file.ts';
import { useUser } from '@/domain/session/session-context.ts';

/** Uploads an archive in chunks. `share` (0 to 1) is the part sent; undefined when idle. */
export function useSendArchive() {
  const { id: owner } = useUser();
  const client = useQueryClient();
  const [share, setShare] = useState<number>();
  const [problem, setProblem] = useState<ApiError>();
  const sending = useRef<Sending>(undefined);
  useEffect(() => () => sending.current?.pause(), []);

  const send = async (file: File): Promise<void> => {
    setProblem(undefined);
    setShare(0);
    const { forgetSent, sendFile } = await import('@/lib/files/send-file.ts');
    sending.current = sendFile(file, {
      owner,
      kind: 'archive',
      onState: () => undefined,
      onProgress: (sent) => setShare(sent / Math.max(file.size, 1)),
    });
    try {
      const upload = await sending.current.done;
      await call(uploadAccountArchive, { body: { upload } });
      await client.invalidateQueries({ queryKey: endpointKey(getAccountArchives) });
    } catch (error) {
      setProblem(error instanceof ApiError ? error : new ApiError(0, { code: 'unknown_error', error: '' }));
    }
    // Whatever the result, the next upload of the same file starts from the beginning.
    await forgetSent(file, owner);
    setShare(undefined);
  };

  return {
    share,
    problem,
    send: (file: File) => void send(file),
    cancel: () => {
      void sending.current?.cancel();
      setShare(undefined);
    },
  };
}
