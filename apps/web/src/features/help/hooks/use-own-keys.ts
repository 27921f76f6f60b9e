import { useMemo } from 'react';

import { practiceKeys } from '../../../lib/shortcuts/practice-keys.ts';
import { readerKeys } from '../../../lib/shortcuts/reader-keys.ts';
import { readerToolKeys } from '../../../lib/shortcuts/reader-tool-keys.ts';
import { useKeyBindings } from '../../../lib/shortcuts/use-key-bindings.ts';
import { watchKeys } from '../../../lib/shortcuts/watch-keys.ts';
import { keysText } from '../../../ui/keys.tsx';

const usual = {
  ...readerKeys,
  ...readerToolKeys,
  ...watchKeys,
  ...practiceKeys,
};

type OwnKeys = Readonly<Record<keyof typeof usual, string>>;

/** Returns this account's keys by action, as written in sentences; the defaults until they have loaded. */
export function useOwnKeys(): OwnKeys {
  const { chosen } = useKeyBindings();
  return useMemo(
    () =>
      Object.fromEntries(
        Object.entries({ ...usual, ...chosen }).map(([action, key]) => [action, keysText(key)]),
      ) as OwnKeys,
    [chosen],
  );
}
