import { getSettings, updateSettings } from '@glossa/contract/settings';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';

import { endpointQuery, useEndpointMutation } from '@/lib/api/query.ts';
import { notifyOtherTabs } from '@/domain/settings/settings-channel.ts';

const query = endpointQuery(getSettings, {});

type CustomKeys = Readonly<Record<string, string>>;

/** The account's custom keys by action, which override the defaults. A change applies immediately. */
export function useKeyBindings(): {
  customKeys: CustomKeys | undefined;
  error: Error | null;
  refetch: () => void;
  change: (chosen: CustomKeys) => void;
} {
  const client = useQueryClient();
  const { data, error, refetch } = useQuery(query);
  const newest = useRef<CustomKeys>(undefined);
  const { mutate } = useEndpointMutation(updateSettings, {
    onSuccess: (settings, { body }) => {
      notifyOtherTabs();
      // Ignore a response that is older than the last change.
      if (body?.shortcuts === newest.current) client.setQueryData(query.queryKey, settings);
    },
    onError: () => client.invalidateQueries({ queryKey: query.queryKey }),
  });
  return {
    customKeys: data?.shortcuts,
    error,
    refetch: () => void refetch(),
    change: (chosen) => {
      if (!data) return;
      const shortcuts = { ...chosen };
      newest.current = shortcuts;
      client.setQueryData(query.queryKey, { ...data, shortcuts });
      mutate({ body: { shortcuts } });
    },
  };
}
