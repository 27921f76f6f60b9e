import { getSettings } from '@glossa/contract/settings';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import { endpointKey } from '../../lib/api/query.ts';
import { hearOtherTabs } from '../../lib/settings/other-tabs.ts';

/** Takes over what another tab has set; language and theme do so by themselves. */
export function OtherTabs() {
  const client = useQueryClient();
  useEffect(
    () => hearOtherTabs(() => void client.invalidateQueries({ queryKey: endpointKey(getSettings) })),
    [client],
  );
  return null;
}
