import { useTranslation } from 'react-i18next';

import { useSavedToggle } from '@/domain/saved/use-saved.ts';
import { readerToolKeys } from '@/domain/key-bindings/reader-tool-keys.ts';
import { useShortcuts } from '@/lib/shortcuts/use-shortcuts.ts';
import { useTextWords } from '@/domain/words/in-text/text-words.ts';
import type { WordOccurrence } from '@/domain/words/in-text/sentences.ts';

/** A shortcut that saves or unsaves the selected sentence, or the first one of the page. */
export function SaveSentenceKey({ text, page }: { text: string; page: readonly WordOccurrence[] }) {
  const { t } = useTranslation(['reader', 'saved']);
  const { selection } = useTextWords();
  const toggle = useSavedToggle();
  const save = () => {
    const sentence = page[selection.read()?.index ?? selection.start()]?.seq;
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
