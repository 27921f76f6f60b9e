import { ActionIcon } from '@mantine/core';
import type { ReadingPage } from '@glossa/contract/texts';
import { getWord } from '@glossa/contract/words';
import { useDebouncedValue } from '@mantine/hooks';
import { IconVolume, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId } from 'react';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';

import { endpointQuery } from '../../../lib/api/query.ts';
import { useReading, useSelectedWord, useWordState } from '../hooks/reading-session.ts';
import { useStandingLabel } from '../hooks/use-standing-label.ts';
import { changeTo, standingOf } from '../model/knowledge.ts';
import { sentenceText } from '../model/page-words.ts';
import type { PageWord } from '../model/page-words.ts';
import { LevelControl } from './level-control.tsx';
import { WordEntry } from './word-entry.tsx';
import classes from './word-panel.module.css';

/** Milliseconds that the selection stays before the word's entry is fetched; arrows fly over many words. */
const settling = 120;

interface Page {
  sentences: ReadingPage['sentences'];
  /** Code of the language. */
  language: string;
  direction: 'ltr' | 'rtl';
  translationRef: Ref<HTMLInputElement>;
  onSpeak: (text: string) => void;
  /** The reader goes back to the text. */
  onDone: () => void;
  onClose: () => void;
}

/** The panel of the selected word of a page. It follows the selection and does not hold the focus. */
export function WordPanel({ page, ...rest }: Page & { page: readonly PageWord[] }) {
  const word = useSelectedWord(page);
  return word && <Panel word={word} {...rest} />;
}

/** All about one word: what it means, how well it is known, where it stands. */
function Panel({
  word,
  sentences,
  language,
  direction,
  translationRef,
  onSpeak,
  onDone,
  onClose,
}: Page & { word: PageWord }) {
  const { t } = useTranslation(['reader', 'common']);
  const heading = useId();
  const [settled] = useDebouncedValue(word.id, settling);
  const { data: entry } = useQuery({
    ...endpointQuery(getWord, { params: { id: word.id } }),
    enabled: settled === word.id,
  });
  // On phones the sheet covers the lower half of the page.
  useEffect(() => {
    document.querySelector('[data-selected]')?.scrollIntoView({ block: 'nearest' });
  }, [word]);
  const sentence = sentenceText(sentences, word.seq);
  const example = entry?.example || sentence;
  return (
    <section className={classes.panel} aria-labelledby={heading}>
      <header className={classes.head}>
        <h2 id={heading} className={classes.word}>
          <bdi lang={language}>{word.text}</bdi>
        </h2>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={36}
          onClick={() => onSpeak(word.text)}
          aria-label={t('panel.speak')}
        >
          <IconVolume size={20} stroke={1.6} />
        </ActionIcon>
        <ActionIcon variant="subtle" color="gray" size={36} onClick={onClose} aria-label={t('common:close')}>
          <IconX size={20} stroke={1.6} />
        </ActionIcon>
      </header>
      <Status id={word.id} />
      <WordEntry
        key={word.id}
        ref={translationRef}
        word={word}
        entry={entry}
        sentence={sentence}
        language={language}
        onDone={onDone}
      >
        <Level id={word.id} />
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

// These two follow the word by themselves, so that a change of level draws nothing else anew.
function Status({ id }: { id: number }) {
  const label = useStandingLabel();
  return <p className={classes.status}>{label(standingOf(useWordState(id)))}</p>;
}

function Level({ id }: { id: number }) {
  const { changes } = useReading();
  const standing = standingOf(useWordState(id));
  return <LevelControl value={standing} onChange={(next) => changes.setKnowledge(id, changeTo(next))} />;
}
