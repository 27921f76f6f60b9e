import { useTranslation } from 'react-i18next';

import { useSavedToggle } from '@/domain/saved/use-saved-mark.ts';
import { readerToolKeys } from '@/domain/key-bindings/reader-tool-keys.ts';
import { useShortcuts } from '@/lib/shortcuts/use-shortcuts.ts';
import { useWordsOnShow } from '@/domain/words/in-text/hooks/words-on-show.ts';
import type { ShownWord } from '@/domain/words/in-text/model/shown-words.ts';

/** A shortcut that saves or unsaves the selected sentence, or the first one of the page. */
export function SaveSentenceKey({ text, page }: { text: string; page: readonly ShownWord[] }) {
  const { t } = useTranslation(['reader', 'saved']);
  const { selection } = useWordsOnShow();
  const toggle = useSavedToggle();
  const save = () => {
    const sentence = page[selection.read()?.index ?? selection.first()]?.seq;
    if (sentence !== undefined) void toggle({ kind: 'sentence', text, sentence });
  };
  useShortcuts([
    {
      id: 'save_sentence',
      keys: [readerToolKeys.save_sentence],
      label: t('keys.save_sentence'),
      group: t('keys.group'),
      run: save,
    },
  ]);
  return null;
}
