import { useState } from 'react';

import type { Sent } from '@/domain/offline/send-changes.ts';
import { OfflineBar } from './offline-bar.tsx';
import { SentDialog } from './sent-dialog.tsx';
import { useKeeping } from './use-keeping.ts';
import { useSending } from './use-sending.ts';
import { useUpdatePrompt } from './use-update-prompt.ts';

/** Supports reading offline: caches what the user reads, sends pending changes and reports on both. */
export function OfflineFrame() {
  const [told, setTold] = useState<Sent>();
  useKeeping();
  useSending(setTold);
  useUpdatePrompt();
  return (
    <>
      <OfflineBar />
      {told && <SentDialog sent={told} onClose={() => setTold(undefined)} />}
    </>
  );
}
