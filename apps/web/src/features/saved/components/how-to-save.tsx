import { useTranslation } from 'react-i18next';

import { readerToolKeys } from '@/domain/key-bindings/reader-tool-keys.ts';
import { useKeyBindings } from '@/domain/key-bindings/use-key-bindings.ts';

/** Explains how to save something, with this account's shortcut for it. */
export function HowToSave() {
  const { t } = useTranslation('saved');
  const { chosen } = useKeyBindings();
  const key = chosen?.['save_sentence'] ?? readerToolKeys.save_sentence;
  return t('empty_help', { key: key.toUpperCase() });
}
