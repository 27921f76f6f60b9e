import type { Endpoint } from '@glossa/contract/endpoint';
import type { saveDrmSettings, saveShopSettings } from '@glossa/contract/shop-settings';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { endpointKey, useEndpointMutation } from '@/lib/api/query.ts';
import { useLeaveGuard } from '@/lib/navigation/use-leave-guard.ts';
import { useEdited } from './use-edited.ts';
import { useFailure } from './use-failure.ts';

/** Settings saved as a whole. A concurrent change by another user is not overwritten. */
export function useSavedSettings<Settings extends object>(
  settings: Settings,
  {
    read,
    save,
    onReload,
  }: {
    read: Endpoint;
    save: typeof saveDrmSettings | typeof saveShopSettings;
    onReload: () => Promise<Settings | undefined>;
  },
) {
  const client = useQueryClient();
  const edited = useEdited(settings);
  const failure = useFailure();
  const [saved, setSaved] = useState(false);
  const { values, dirty, reset } = edited;
  useLeaveGuard(dirty);
  const { mutate, isPending } = useEndpointMutation(save as typeof saveDrmSettings, {
    meta: { quiet: true },
    onSuccess: (now) => {
      client.setQueryData([...endpointKey(read), {}], now);
      reset(now as unknown as Settings);
      setSaved(true);
    },
    onError: failure.set,
  });
  return {
    values,
    set: edited.set,
    failure,
    submit: (event: { preventDefault: () => void }) => {
      event.preventDefault();
      failure.clear();
      if (dirty) mutate({ body: values as never });
    },
    reload: () =>
      void onReload().then((now) => {
        if (now) reset(now);
        failure.clear();
      }),
    bar: {
      dirty,
      saved,
      isSaving: isPending,
      onDiscard: () => {
        reset(settings);
        failure.clear();
      },
    },
  };
}
