import { lazy, Suspense, useEffect, useRef, useState } from 'react';

import { setProofRequester } from '@/lib/api/client.ts';

const ProofDialog = lazy(async () => ({ default: (await import('./proof-dialog.tsx')).ProofDialog }));

interface ProofRequest {
  isProved: Promise<boolean>;
  close: (isProved: boolean) => void;
}

/** Shows a dialog while calls wait for the user to confirm their identity. Concurrent calls share one dialog. */
export function ProofRequests() {
  const [request, setRequest] = useState<ProofRequest>();
  const open = useRef<ProofRequest>(undefined);
  useEffect(() => {
    setProofRequester(() => {
      open.current ??= createRequest(() => {
        open.current = undefined;
        setRequest(undefined);
      });
      setRequest(open.current);
      return open.current.isProved;
    });
    return () => setProofRequester(undefined);
  }, []);
  if (!request) return null;
  return (
    <Suspense fallback={null}>
      <ProofDialog onClose={request.close} />
    </Suspense>
  );
}

function createRequest(onClose: () => void): ProofRequest {
  let close: ProofRequest['close'] = () => {};
  const isProved = new Promise<boolean>((resolve) => {
    close = (value) => {
      onClose();
      resolve(value);
    };
  });
  return { isProved, close };
}
