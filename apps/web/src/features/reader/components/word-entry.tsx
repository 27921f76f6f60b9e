import type { Word } from '@glossa/contract/words';
import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';

import { useReading, useTranslationOf } from '../hooks/reading-session.ts';
import { isNew } from '../model/knowledge.ts';
import type { PageWord } from '../model/page-words.ts';
import classes from './word-panel.module.css';

/**
 * What the learner writes of a word: its translation and notes. Both are saved when they are left, or by Enter;
 * notes wait for a translation, since an entry needs one. The sentence goes along as the example of a word that
 * has none.
 */
export function WordEntry({
  ref,
  word: { id, text },
  entry,
  sentence,
  language,
  onDone,
  children,
}: {
  /** Of the translation's field. */
  ref: Ref<HTMLInputElement>;
  word: PageWord;
  /** The word as the server has it, once it is there. */
  entry: Word | undefined;
  sentence: string;
  language: string;
  /** The reader is ready with writing and goes back to the text. */
  onDone: () => void;
  /** Stands between the two fields. */
  children: ReactNode;
}) {
  const { t } = useTranslation('reader');
  const { words, changes } = useReading();
  const saved = useTranslationOf(id);
  const savedNotes = entry?.notes ?? '';
  const [translation, setTranslation] = useState(saved);
  const [notes, setNotes] = useState(savedNotes);
  useEffect(() => setTranslation(saved), [saved]);
  useEffect(() => setNotes(savedNotes), [savedNotes]);

  const notesHelp = useId();
  const lacksTranslation = notes.trim() !== '' && translation.trim() === '';
  const givenUp = useRef(false);
  const save = () => {
    if (givenUp.current) {
      givenUp.current = false;
      setTranslation(saved);
      setNotes(savedNotes);
      return;
    }
    const given = translation.trim();
    if (given === '') {
      setTranslation(saved);
      return;
    }
    const written = notes.trim();
    if (given === saved && written === savedNotes) return;
    const lacksExample = entry ? entry.example === '' : isNew(words.read(id));
    void changes
      .saveEntry(id, {
        text: entry?.text ?? text,
        language,
        translation: given,
        ...(written === savedNotes ? {} : { notes: written }),
        ...(lacksExample ? { example: sentence } : {}),
      })
      .then((word) => {
        // What was typed is not lost when the server refuses; the word itself has gone back.
        if (!word) setTranslation(given);
      });
  };
  const keys = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key !== 'Escape' && (event.key !== 'Enter' || event.shiftKey)) return;
    event.preventDefault();
    // Leaving the field saves it, unless it is left by Escape.
    givenUp.current = event.key === 'Escape';
    onDone();
  };
  return (
    <div className={classes.entry}>
      {/* Not the library's fields: they weigh three times as much as this panel. */}
      <label className={classes.field}>
        <span className={classes.label}>{t('panel.translation')}</span>
        <input
          ref={ref}
          placeholder={t('panel.translation_placeholder')}
          value={translation}
          onChange={({ currentTarget }) => setTranslation(currentTarget.value)}
          onBlur={save}
          onKeyDown={keys}
          maxLength={2000}
          dir="auto"
          autoComplete="off"
          enterKeyHint="done"
        />
      </label>
      {children}
      <label className={classes.field}>
        <span className={classes.label}>{t('panel.notes')}</span>
        <textarea
          value={notes}
          onChange={({ currentTarget }) => setNotes(currentTarget.value)}
          onBlur={save}
          onKeyDown={keys}
          maxLength={5000}
          rows={1}
          className={classes.notes}
          dir="auto"
          aria-describedby={lacksTranslation ? notesHelp : undefined}
        />
      </label>
      {lacksTranslation && (
        <p id={notesHelp} className={classes.help}>
          {t('panel.notes_need_translation')}
        </p>
      )}
    </div>
  );
}
