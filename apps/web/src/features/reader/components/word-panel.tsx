import { ActionIcon } from '@mantine/core';
import { getWord } from '@glossa/contract/words';
import { useDebouncedValue } from '@mantine/hooks';
import { IconVolume, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId } from 'react';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';

import { endpointQuery } from '../../../lib/api/query.ts';
import { useReading, useWordState } from '../hooks/reading-session.ts';
import { useStandingLabel } from '../hooks/use-standing-label.ts';
import { changeTo, standingOf } from '../model/knowledge.ts';
import type { PageWord } from '../model/page-words.ts';
import { LevelControl } from './level-control.tsx';
import { WordEntry } from './word-entry.tsx';
import classes from './word-panel.module.css';

/** Milliseconds that the selection rests before the word's entry is fetched; arrows fly over many words. */
const rest = 120;

/** All about one word: how well it is known, what it means, where it stands. Does not hold the focus. */
export function WordPanel({
  word,
  sentence,
  language,
  direction,
  translationRef,
  onSpeak,
  onDone,
  onClose,
}: {
  word: PageWord;
  /** The sentence it stands in. */
  sentence: string;
  language: string;
  direction: 'ltr' | 'rtl';
  translationRef: Ref<HTMLInputElement>;
  onSpeak: () => void;
  onDone: () => void;
  onClose: () => void;
}) {
  const { t } = useTranslation(['reader', 'common']);
  const { changes } = useReading();
  const label = useStandingLabel();
  const heading = useId();
  const state = useWordState(word.id);
  const standing = standingOf(state);
  const [settled] = useDebouncedValue(word.id, rest);
  const { data: entry } = useQuery({
    ...endpointQuery(getWord, { params: { id: word.id } }),
    enabled: settled === word.id,
  });
  // On phones the sheet covers the lower half of the page.
  useEffect(() => {
    document.querySelector('[data-selected]')?.scrollIntoView({ block: 'nearest' });
  }, [word]);
  const example = entry?.example || sentence;
  return (
    <section className={classes.panel} aria-labelledby={heading}>
      <header className={classes.head}>
        <h2 id={heading} className={classes.word}>
          <bdi lang={language}>{word.text}</bdi>
        </h2>
        <ActionIcon variant="subtle" color="gray" size={36} onClick={onSpeak} aria-label={t('panel.speak')}>
          <IconVolume size={20} stroke={1.6} />
        </ActionIcon>
        <ActionIcon variant="subtle" color="gray" size={36} onClick={onClose} aria-label={t('common:close')}>
          <IconX size={20} stroke={1.6} />
        </ActionIcon>
      </header>
      <p className={classes.status}>{label(standing)}</p>
      <WordEntry
        key={word.id}
        ref={translationRef}
        word={word}
        entry={entry}
        sentence={sentence}
        language={language}
        onDone={onDone}
      >
        <LevelControl value={standing} onChange={(next) => changes.setKnowledge(word.id, changeTo(next))} />
      </WordEntry>
      <figure className={classes.example}>
        <figcaption>{t('panel.example')}</figcaption>
        <blockquote lang={language} dir={direction}>
          {example}
        </blockquote>
      </figure>
    </section>
  );
}
