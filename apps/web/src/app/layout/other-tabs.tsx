import { getSettings } from '@glossa/contract/settings';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import { endpointKey } from '@/lib/api/query.ts';
import { hearOtherTabs } from '@/domain/settings/other-tabs.ts';

/** Applies settings that another tab has changed; language and theme synchronize themselves. */
export function OtherTabs() {
  const client = useQueryClient();
  useEffect(
    () => hearOtherTabs(() => void client.invalidateQueries({ queryKey: endpointKey(getSettings) })),
    [client],
  );
  return null;
}
