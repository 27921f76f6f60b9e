import { useMemo } from 'react';

import { practiceKeys } from '@/domain/key-bindings/practice-keys.ts';
import { readerKeys } from '@/domain/key-bindings/reader-keys.ts';
import { readerToolKeys } from '@/domain/key-bindings/reader-tool-keys.ts';
import { useKeyBindings } from '@/domain/key-bindings/use-key-bindings.ts';
import { watchKeys } from '@/domain/key-bindings/watch-keys.ts';
import { keysText } from '@/ui/data/keys.tsx';

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
