import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { readerToolKeys } from '@/domain/key-bindings/reader-tool-keys.ts';
import { useShortcuts } from '@/lib/shortcuts/use-shortcuts.ts';
import { useWordsOnShow } from '../hooks/words-on-show.ts';
import { sentenceText } from '../model/shown-words.ts';
import type { Sentence } from '../model/sentence.ts';
import type { ShownWord } from '../model/shown-words.ts';
import classes from './sentence-note.module.css';
import { SentencePanel } from './sentence-panel.tsx';

/** The translation of the selected word's sentence, or of the first one; T toggles it. */
export function SentenceNote({
  shown,
  sentences,
  language,
  direction,
  onShow,
}: {
  shown: readonly ShownWord[];
  sentences: readonly Sentence[];
  /** The language code. */
  language: string;
  direction: 'ltr' | 'rtl';
  /** Called when the user asks for it. */
  onShow?: () => void;
}) {
  const { t } = useTranslation('reader');
  const { selection } = useWordsOnShow();
  const [told, setTold] = useState<number>();
  useEffect(() => setTold(undefined), [sentences]);
  const group = t('keys.group');
  const toggle = () => {
    const seq = shown[selection.read()?.index ?? 0]?.seq;
    if (seq !== told) onShow?.();
    setTold(seq === told ? undefined : seq);
  };
  const close = () => setTold(undefined);
  useShortcuts([
    {
      id: 'translate_sentence',
      keys: [readerToolKeys.translate_sentence],
      label: t('keys.translate_sentence'),
      group,
      run: toggle,
    },
  ]);
  useShortcuts(told === undefined ? [] : [{ keys: ['Escape'], label: t('keys.close'), group, run: close }]);
  if (told === undefined) return null;
  return (
    <div className={classes.note}>
      <SentencePanel
        text={sentenceText(sentences, told)}
        language={language}
        direction={direction}
        onClose={close}
      />
    </div>
  );
}
