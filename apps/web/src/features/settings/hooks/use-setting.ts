import type { Endpoint } from '@glossa/contract/endpoint';
import { defaultSettings } from '@glossa/contract/settings';
import type { Settings } from '@glossa/contract/settings';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import { settingsQuery, getSettingsSaver } from '@/domain/settings/settings-saver.ts';
import type { SaveState } from '@/domain/settings/settings-saver.ts';

/** An account setting with a setter and the state of the last change. */
export interface Setting<Value> {
  value: Value;
  set: (value: Value) => void;
  state: SaveState | undefined;
}

/** Returns a setting by name. Saving the setting refetches the `dependent` endpoints. */
export function useSetting<Name extends keyof Settings>(
  name: Name,
  dependent?: readonly Endpoint[],
): Setting<Settings[Name]> {
  const saver = getSettingsSaver(useQueryClient());
  const { data } = useQuery(settingsQuery);
  const [state, setState] = useState<SaveState>();
  useEffect(
    () => saver.watch((names, next) => (names.includes(name) ? setState(() => next) : undefined)),
    [saver, name],
  );
  return {
    value: (data ?? defaultSettings)[name],
    set: (value) => saver.change({ [name]: value }, dependent),
    state: useFadingState(state),
  };
}

/** Milliseconds for which "saved" is shown. */
const savedDuration = 2500;

/** Returns the state of a change to display. "saved" disappears after a moment. */
export function useFadingState(state: SaveState | undefined): SaveState | undefined {
  const [faded, setFaded] = useState<SaveState>();
  useEffect(() => {
    if (state !== 'saved') return;
    const timer = setTimeout(() => setFaded(state), savedDuration);
    return () => {
      clearTimeout(timer);
      setFaded(undefined);
    };
  }, [state]);
  return state === faded ? undefined : state;
}
