import type { Endpoint } from '@glossa/contract/endpoint';
import { defaultSettings } from '@glossa/contract/settings';
import type { Settings } from '@glossa/contract/settings';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import { settingsQuery, settingsSaver } from '@/domain/settings/settings-saver.ts';
import type { SaveState } from '@/domain/settings/settings-saver.ts';
import { useFadingState } from './use-fading-state.ts';

/** A setting of the account with a setter and the state of the last change. */
export interface Setting<Value> {
  value: Value;
  set: (value: Value) => void;
  state: SaveState | undefined;
}

/** Returns a setting by name. Saving it refetches the `dependent` endpoints. */
export function useSetting<Name extends keyof Settings>(
  name: Name,
  dependent?: readonly Endpoint[],
): Setting<Settings[Name]> {
  const saver = settingsSaver(useQueryClient());
  const { data } = useQuery(settingsQuery);
  const [state, setState] = useState<SaveState>();
  useEffect(
    () => saver.watch((names, now) => (names.includes(name) ? setState(() => now) : undefined)),
    [saver, name],
  );
  return {
    value: (data ?? defaultSettings)[name],
    set: (value) => saver.change({ [name]: value }, dependent),
    state: useFadingState(state),
  };
}
