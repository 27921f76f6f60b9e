import type { ReadingPage } from '@glossa/contract/reading';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { readerToolKeys } from '../../../lib/shortcuts/reader-tool-keys.ts';
import { useShortcuts } from '../../../lib/shortcuts/use-shortcuts.ts';
import { useReading } from '../hooks/reading-session.ts';
import { sentenceText } from '../model/page-words.ts';
import type { PageWord } from '../model/page-words.ts';
import classes from './sentence-note.module.css';
import { SentencePanel } from './sentence-panel.tsx';

/** The translation of the sentence where the selected word stands, or of the first one: T shows and hides it. */
export function SentenceNote({
  page,
  sentences,
  language,
  direction,
}: {
  page: readonly PageWord[];
  sentences: ReadingPage['sentences'];
  /** Code of the language. */
  language: string;
  direction: 'ltr' | 'rtl';
}) {
  const { t } = useTranslation('reader');
  const { selection } = useReading();
  const [shown, setShown] = useState<number>();
  useEffect(() => setShown(undefined), [sentences]);
  const group = t('keys.group');
  const toggle = () => {
    const seq = page[selection.read()?.index ?? 0]?.seq;
    setShown(seq === shown ? undefined : seq);
  };
  const close = () => setShown(undefined);
  useShortcuts([
    {
      id: 'translate_sentence',
      keys: [readerToolKeys.translate_sentence],
      label: t('keys.translate_sentence'),
      group,
      run: toggle,
    },
  ]);
  useShortcuts(shown === undefined ? [] : [{ keys: ['Escape'], label: t('keys.close'), group, run: close }]);
  if (shown === undefined) return null;
  return (
    <div className={classes.note}>
      <SentencePanel
        text={sentenceText(sentences, shown)}
        language={language}
        direction={direction}
        onClose={close}
      />
    </div>
  );
}
