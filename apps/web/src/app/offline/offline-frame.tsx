import { useState } from 'react';

import type { SentChanges } from '@/domain/offline/send-changes.ts';
import { OfflineBar } from './offline-bar.tsx';
import { SentChangesDialog } from './sent-changes-dialog.tsx';
import { useOfflineCache } from './use-offline-cache.ts';
import { usePendingChanges } from './use-pending-changes.ts';
import { useUpdatePrompt } from './use-update-prompt.ts';

/** Supports reading offline: caches what the user reads, sends pending changes and reports on both. */
export function OfflineFrame() {
  const [sent, setSent] = useState<SentChanges>();
  useOfflineCache();
  usePendingChanges(setSent);
  useUpdatePrompt();
  return (
    <>
      <OfflineBar />
      {sent && <SentChangesDialog sent={sent} onClose={() => setSent(undefined)} />}
    </>
  );
}
