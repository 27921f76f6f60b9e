import { Stack, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { getWord } from '@glossa/contract/words';
import type { Word } from '@glossa/contract/words';
import { languageByCode } from '@glossa/language/languages';
import { useQuery } from '@tanstack/react-query';
import { useId, useRef } from 'react';
import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';

import { endpointQuery } from '@/lib/api/query.ts';
import { SaveWordButton } from '@/domain/saved/save-button.tsx';
import { useSpeech } from '@/domain/speech/use-speech.ts';
import { EntryField } from './entry-field.tsx';
import type { WordLevel } from '../word-level.ts';
import { LevelControl } from './level-control.tsx';
import { Meanings } from './meanings.tsx';
import { MoreWordDetails } from './more-word-details.tsx';
import { PanelHead } from './panel-head.tsx';
import { ReferenceLinks } from './reference-links.tsx';
import { SaveNote } from './save-note.tsx';
import { toggleMeaning } from './toggle-meaning.ts';
import { useEntryWriter } from './use-entry-writer.ts';
import type { EntryListener } from './use-entry-writer.ts';
import { useLevelLabel } from './use-level-label.ts';
import { WordDetails } from './word-details.tsx';
import classes from './word-panel.module.css';

/** Debounce in milliseconds before the rest of a word is fetched, since arrow keys pass many words. */
const debounceDelay = 150;

/** The fields of a word that its list provides. */
export interface ListedWord {
  id: number;
  text: string;
  language: string;
  translation: string;
  level: WordLevel;
}

/**
 * The panel for a vocabulary word outside a text. It shows everything stored with the word, for viewing and editing.
 */
export function EntryPanel({
  ref,
  word,
  details,
  showsRelated = true,
  onLevel,
  onChange,
  onReload,
  onRemove,
  onDone,
  onClose,
  children,
}: {
  /** The ref of the first field. */
  ref?: Ref<HTMLInputElement>;
  word: ListedWord;
  /** Whether the details are shown immediately or behind a button. */
  details: 'shown' | 'folded';
  /** Whether the details include related words. */
  showsRelated?: boolean;
  onLevel: (level: WordLevel) => void;
  onRemove: () => void;
  /** Called when editing ends, after the focus has moved to the panel. */
  onDone?: () => void;
  onClose: () => void;
  /** Content above the details. */
  children?: ReactNode;
} & EntryListener) {
  const { t } = useTranslation('reader');
  const { id, text, language, level } = word;
  const heading = useId();
  const label = useLevelLabel();
  const speak = useSpeech(language);
  const [settled] = useDebouncedValue(id, debounceDelay);
  const { data: entry } = useQuery({
    ...endpointQuery(getWord, { params: { id } }),
    enabled: settled === id,
  });
  const { writer, state, retry } = useEntryWriter(word, { onChange, onReload }, onRemove);
  const translation = writer.unsaved.translation ?? entry?.translation ?? word.translation;
  const panel = useRef<HTMLElement>(null);
  const finishEditing = () => {
    // Blur the field, which saves it; the next Escape closes the panel.
    panel.current?.focus();
    onDone?.();
  };
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it from everywhere in it.
    <section
      ref={panel}
      tabIndex={-1}
      className={classes.panel}
      aria-labelledby={heading}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.nativeEvent.isComposing && !event.defaultPrevented) onClose();
      }}
    >
      <PanelHead id={heading} text={text} language={language} isSticky onSpeak={speak} onClose={onClose}>
        <SaveWordButton id={id} debouncedId={settled} />
      </PanelHead>
      <Text size="sm" c="dimmed" mt={-12}>
        {entry?.pronunciation && (
          <>
            <bdi lang={language}>{entry.pronunciation}</bdi> ·{' '}
          </>
        )}
        {label(level)}
      </Text>
      <LevelControl value={level} onChange={onLevel} />
      <Stack key={id} gap="sm">
        {settled === id && (
          <Meanings
            text={text}
            language={language}
            translation={translation}
            onToggle={(meaning) => writer.save({ translation: toggleMeaning(translation, meaning) })}
          />
        )}
        <EntryField
          {...(ref ? { ref } : {})}
          label={t('panel.translation')}
          placeholder={t('panel.translation_unseen')}
          value={translation}
          onSave={(written) => writer.save({ translation: written })}
          onDone={finishEditing}
          maxLength={2000}
        />
      </Stack>
      <SaveNote state={state} onRetry={retry} />
      {settled === id && (
        <ReferenceLinks
          text={text}
          lemma={entry?.lemma}
          sentence={entry?.example ?? ''}
          language={language}
        />
      )}
      {children}
      {settled === id && renderDetails(entry)}
    </section>
  );

  function renderDetails(saved: Word | undefined) {
    const all = (
      <WordDetails
        key={id}
        id={id}
        text={text}
        language={language}
        entry={saved}
        level={level}
        showsRelated={showsRelated}
        writer={writer}
        onDone={finishEditing}
      />
    );
    if (details === 'shown') {
      return (
        <Stack gap="sm" className={classes.details ?? ''}>
          {all}
        </Stack>
      );
    }
    return (
      <MoreWordDetails
        text={text}
        language={language}
        direction={languageByCode(language)?.direction ?? 'ltr'}
        example={saved?.example ?? ''}
        image={saved?.image}
      >
        {all}
      </MoreWordDetails>
    );
  }
}
