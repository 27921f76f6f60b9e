import { Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { getWord } from '@glossa/contract/words';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId } from 'react';
import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';

import type { SaveWordButton } from '@/domain/saved/save-button.tsx';
import { LevelControl } from '@/domain/words/entry/level-control.tsx';
import { PanelHead } from '@/domain/words/entry/panel-head.tsx';
import { useLevelLabel } from '@/domain/words/entry/use-level-label.ts';
import classes from '@/domain/words/entry/word-panel.module.css';
import { levelOf } from '@/domain/words/word-level.ts';
import { endpointQuery } from '@/lib/api/query.ts';
import { sentenceText } from './sentences.ts';
import type { Sentence, WordOccurrence } from './sentences.ts';
import type { TextItem } from './text-item.ts';
import { useGloss, useMarkWord, useSelectedItem, useWordState } from './text-words.ts';
import type { useWordPanel } from './use-word-panel.ts';
import type { WordEntry } from './word-entry.tsx';
import type { WordTools } from './word-tools.tsx';

/** Debounce in milliseconds before a word's entry is fetched, since arrow keys pass many words. */
const debounce = 120;

interface PanelProps {
  occurrences: readonly WordOccurrence[];
  sentences: readonly Sentence[];
  language: string;
  direction: 'ltr' | 'rtl';
  translationRef: Ref<HTMLInputElement>;
  onSpeak: (text: string) => void;
  /** Called when editing ends; returns the focus to the words. */
  onDone: () => void;
  /** The translation field, loaded with the panel. */
  Entry: typeof WordEntry;
  /** The save button, also loaded with the panel. */
  Save: typeof SaveWordButton;
  /** Loaded with the panel, but not needed immediately; undefined until loaded. */
  Tools: typeof WordTools | undefined;
  /** Other actions for the selected words. */
  annotations?: ReactNode;
  onPhrase: ReturnType<typeof useWordPanel>['choosePhrase'];
  onToggleAdding: () => void;
  onClose: () => void;
}

/** The panel of the selected word or phrase. It follows the selection and does not trap the focus. */
export function WordPanel(props: PanelProps) {
  const item = useSelectedItem(props.occurrences, props.language);
  return item && <Panel item={item} {...props} />;
}

/** The content for one word: meaning, level and context. */
function Panel({
  item,
  occurrences,
  sentences,
  language,
  direction,
  translationRef,
  onSpeak,
  onDone,
  Entry,
  Save,
  Tools,
  annotations,
  onPhrase,
  onToggleAdding,
  onClose,
}: PanelProps & { item: TextItem }) {
  const { t } = useTranslation('reader');
  const heading = useId();
  const [settled] = useDebouncedValue(item.id, debounce);
  const { data: entry } = useQuery({
    ...endpointQuery(getWord, { params: { id: item.id } }),
    enabled: settled === item.id && item.kind !== 'draft',
  });
  // A draft phrase keeps its key when it is saved.
  const key = item.words.join();
  // On phones, the bottom sheet covers the lower half of the page.
  useEffect(() => {
    // Wait for the frame that lays out the panel; measuring here would force a second layout.
    const frame = requestAnimationFrame(() =>
      document.querySelector('[data-selected]')?.scrollIntoView({ block: 'nearest' }),
    );
    return () => cancelAnimationFrame(frame);
  }, [key]);
  const gloss = useGloss(item)?.find(({ match }) => match === 'form' || match === 'folded');
  const reading = entry?.pronunciation || gloss?.reading;
  const sentence = sentenceText(sentences, item.seq);
  return (
    <section className={classes.panel} aria-labelledby={heading}>
      <PanelHead id={heading} text={item.text} language={language} onSpeak={onSpeak} onClose={onClose}>
        <Save id={item.id} debouncedId={settled} />
      </PanelHead>
      <Text size="sm" c="dimmed" mt={-12}>
        {reading && (
          <>
            <bdi lang={language}>{reading}</bdi> ·{' '}
          </>
        )}
        {item.kind === 'draft' ? t('panel.draft') : <Status item={item} />}
      </Text>
      <Level item={item} />
      <Entry
        key={key}
        ref={translationRef}
        item={item}
        entry={entry}
        sentences={sentences}
        occurrences={occurrences}
        sentence={sentence}
        language={language}
        onDone={onDone}
      />
      {Tools && (
        <Tools
          item={item}
          entry={entry}
          occurrences={occurrences}
          sentences={sentences}
          sentence={sentence}
          language={language}
          direction={direction}
          annotations={annotations}
          onDone={onDone}
          onPhrase={onPhrase}
          onToggleAdding={onToggleAdding}
        />
      )}
    </section>
  );
}

// `Status` and `Level` subscribe to the word themselves, so that changing its level renders nothing else.
function Status({ item: { id, kind } }: { item: TextItem }) {
  const { t } = useTranslation('reader');
  const label = useLevelLabel();
  const level = label(levelOf(useWordState(id)));
  return kind === 'phrase' ? t('panel.phrase', { level }) : level;
}

function Level({ item }: { item: TextItem }) {
  const mark = useMarkWord();
  const level = levelOf(useWordState(item.id));
  return <LevelControl value={level} onChange={(next) => mark(item, next)} />;
}
