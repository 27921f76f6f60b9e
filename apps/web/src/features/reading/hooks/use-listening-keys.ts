import { useTranslation } from 'react-i18next';

import { readerToolKeys } from '@/domain/key-bindings/reader-tool-keys.ts';
import { useShortcuts } from '@/lib/shortcuts/use-shortcuts.ts';

type ListeningKey = 'play_sentence' | 'repeat_sentence' | 'audio_back' | 'audio_on';

/**
 * Registers the keys for a recording or for reading aloud. `labels` replace the labels of keys that behave differently.
 */
export function useListeningKeys(
  actions: Readonly<Record<ListeningKey, (() => void) | undefined>>,
  labels: Partial<Record<ListeningKey, string>> = {},
): void {
  const { t } = useTranslation('reader');
  useShortcuts(
    (Object.keys(actions) as ListeningKey[]).map((key) => ({
      id: key,
      keys: [readerToolKeys[key]],
      label: labels[key] ?? t(`keys.${key}`),
      group: t('keys.group'),
      run: actions[key],
    })),
  );
}
