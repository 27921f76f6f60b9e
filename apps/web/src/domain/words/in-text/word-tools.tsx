import type { Word } from '@glossa/contract/words';
import { Group, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import classes from '@/domain/words/entry/choice.module.css';
import type { WordContext } from '@/domain/words/entry/look-up-query.ts';
import { MoreWordDetails } from '@/domain/words/entry/more-word-details.tsx';
import { ReferenceLinks } from '@/domain/words/entry/reference-links.tsx';
import { SaveNote } from '@/domain/words/entry/save-note.tsx';
import { WordDetails } from '@/domain/words/entry/word-details.tsx';
import { levelOf } from '@/domain/words/word-level.ts';
import { candidatesAt, sameWords } from './phrases.ts';
import type { Sentence, WordOccurrence } from './sentences.ts';
import { ExplanationTools } from './explanation-tools.tsx';
import { findItem } from './text-item.ts';
import type { TextItem } from './text-item.ts';
import { usePhrases, useSelected, useWordState } from './text-words.ts';
import { useEntrySaver, useUnsaved, useWordWriter } from './use-entry-saver.ts';
import { useWordContext } from './use-word-context.ts';
import type { useWordPanel } from './use-word-panel.ts';

/** The part of a word's panel below its level. */
export function WordTools({
  item,
  entry,
  sentences,
  occurrences,
  sentence,
  language,
  direction,
  annotations,
  onDone,
  onPhrase,
  onToggleAdding,
}: {
  item: TextItem;
  /** The server's version of the word, once loaded. */
  entry: Word | undefined;
  /** All sentences and words on screen. */
  sentences: readonly Sentence[];
  occurrences: readonly WordOccurrence[];
  /** The sentence that contains the word. */
  sentence: string;
  language: string;
  direction: 'ltr' | 'rtl';
  /** Other actions for the selected words. */
  annotations: ReactNode;
  onDone: () => void;
  onPhrase: ReturnType<typeof useWordPanel>['choosePhrase'];
  onToggleAdding: () => void;
}) {
  const context = useWordContext(sentences, occurrences, item);
  const saver = useEntrySaver();
  const { state } = useUnsaved(item.id);
  return (
    <>
      {/* A slot below the levels for a hint to new readers; it takes up no space or gap while empty. */}
      <div data-hint-slot="mark" style={{ display: 'contents' }} />
      <SaveNote state={state} onRetry={() => saver.retry(item.id)} />
      <ReferenceLinks
        text={item.text}
        lemma={entry?.lemma}
        sentence={sentence}
        language={language}
        context={context}
      />
      {annotations}
      <ExplanationTools seq={item.seq} word={item.text} />
      <SelectionChoices
        item={item}
        occurrences={occurrences}
        language={language}
        onPhrase={onPhrase}
        onToggleAdding={onToggleAdding}
      />
      <MoreWordDetails
        text={item.text}
        language={language}
        direction={direction}
        example={entry?.example || sentence}
        image={entry?.image}
      >
        <ItemDetails
          key={item.words.join()}
          item={item}
          entry={entry}
          sentence={sentence}
          context={context}
          language={language}
          onDone={onDone}
        />
      </MoreWordDetails>
    </>
  );
}

/**
 * Other items to select here: phrases around the selection and words in it, and a button that extends the selection.
 */
function SelectionChoices({
  item,
  occurrences,
  language,
  onPhrase,
  onToggleAdding,
}: {
  item: TextItem;
  occurrences: readonly WordOccurrence[];
  language: string;
  onPhrase: ReturnType<typeof useWordPanel>['choosePhrase'];
  onToggleAdding: () => void;
}) {
  const { t } = useTranslation('reader');
  const phrases = usePhrases();
  const selected = useSelected();
  const candidates = item.words.flatMap((word) => candidatesAt(phrases, word));
  const others = candidates.filter(
    (words, index) =>
      !sameWords(words, item.words) && candidates.findIndex((other) => sameWords(other, words)) === index,
  );
  const isAdding = selected?.isAdding ?? false;
  return (
    <Group gap={6} justify="space-between">
      {others.length > 0 && (
        <Group gap={6} role="group" aria-label={t('panel.also')}>
          <Text size="xs" fw={500} c="dimmed" aria-hidden="true">
            {t('panel.also')}
          </Text>
          {others.map((words) => {
            const other = findItem(occurrences, phrases, words, language);
            return (
              <button
                key={words.join()}
                type="button"
                className={classes.choice}
                data-kind="selection"
                onClick={() => onPhrase({ words, details: { index: words[0] ?? 0, by: 'mouse' } })}
              >
                <bdi lang={language}>{other?.text}</bdi>
              </button>
            );
          })}
        </Group>
      )}
      <button
        type="button"
        className={classes.choice}
        data-kind="selection"
        aria-pressed={isAdding}
        onClick={onToggleAdding}
      >
        <IconPlus size={14} stroke={2} aria-hidden="true" /> {t('panel.add_word')}
      </button>
      {isAdding && (
        <Text size="sm" c="dimmed" w="100%">
          {t('panel.add_word_help')}
        </Text>
      )}
    </Group>
  );
}

/** The details of a word on screen, besides its meaning and level. */
function ItemDetails({
  item,
  entry,
  sentence,
  context,
  language,
  onDone,
}: {
  item: TextItem;
  /** The server's version of the word, once loaded. */
  entry: Word | undefined;
  /** The sentence that contains the word. */
  sentence: string;
  /** Where the word is in that sentence. */
  context: WordContext | undefined;
  language: string;
  onDone: () => void;
}) {
  const level = levelOf(useWordState(item.id));
  const writer = useWordWriter(item, entry, sentence);
  return (
    <WordDetails
      id={item.kind === 'draft' ? undefined : item.id}
      text={item.text}
      language={language}
      entry={entry}
      level={level}
      sentence={sentence}
      context={context}
      writer={writer}
      onDone={onDone}
    />
  );
}
