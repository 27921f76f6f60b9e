import { lazy, Suspense } from 'react';
import { useStore } from 'zustand';

import { proofStore } from '@/lib/api/proof-request.ts';

const ProofDialog = lazy(async () => ({ default: (await import('./proof-dialog.tsx')).ProofDialog }));

/** Shows the dialog while a call waits for a proof of who is signed in. */
export function ProofRequests() {
  const { request } = useStore(proofStore);
  if (!request) return null;
  return (
    <Suspense fallback={null}>
      <ProofDialog onClose={request.close} />
    </Suspense>
  );
}
