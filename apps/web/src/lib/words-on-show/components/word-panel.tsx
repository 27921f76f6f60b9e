import { getWord } from '@glossa/contract/words';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId } from 'react';
import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';

import { endpointQuery } from '../../api/query.ts';
import { useWordsOnShow, useSelectedItem, useWordState } from '../hooks/words-on-show.ts';
import { useSettled } from '../../../ui/use-settled.ts';
import { useStandingLabel } from '../../words/use-standing-label.ts';
import type { useWordPanel } from '../hooks/use-word-panel.ts';
import { changeTo, standingOf } from '../../words/knowledge.ts';
import type { ShownItem } from '../model/shown-items.ts';
import { sentenceText } from '../model/shown-words.ts';
import type { Sentence } from '../model/sentence.ts';
import type { ShownWord } from '../model/shown-words.ts';
import { LevelControl } from '../../words/level-control.tsx';
import { PanelHead } from '../../words/panel-head.tsx';
import type { SaveWord } from '../../saved/save-word.tsx';
import type { WordEntry } from './word-entry.tsx';
import type { WordTools } from './word-tools.tsx';
import classes from '../../words/word-panel.module.css';

/** Milliseconds that the selection stays before the word's entry is fetched; arrows fly over many words. */
const settling = 120;

interface PanelProps {
  shown: readonly ShownWord[];
  sentences: readonly Sentence[];
  /** Code of the language. */
  language: string;
  direction: 'ltr' | 'rtl';
  translationRef: Ref<HTMLInputElement>;
  onSpeak: (text: string) => void;
  /** Writing is done: the focus goes back to the words. */
  onDone: () => void;
  /** The field of the translation; it comes with the panel. */
  Entry: typeof WordEntry;
  /** Saves the word; it comes with the panel, too. */
  Save: typeof SaveWord;
  /** What comes with the panel but is not needed for a first glance; undefined until it is here. */
  Tools: typeof WordTools | undefined;
  /** What else can be done where the selected words stand. */
  annotations?: ReactNode;
  onPhrase: ReturnType<typeof useWordPanel>['choosePhrase'];
  onGather: () => void;
  onClose: () => void;
}

/** The panel of the selected word or phrase on show. It follows the selection and does not hold the focus. */
export function WordPanel(props: PanelProps) {
  const item = useSelectedItem(props.shown, props.language);
  return item && <Panel item={item} {...props} />;
}

/** All about one word: what it means, how well it is known, where it stands. */
function Panel({
  item,
  shown,
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
  onGather,
  onClose,
}: PanelProps & { item: ShownItem }) {
  const { t } = useTranslation('reader');
  const heading = useId();
  const settled = useSettled(item.id, settling);
  const { data: entry } = useQuery({
    ...endpointQuery(getWord, { params: { id: item.id } }),
    enabled: settled === item.id && item.kind !== 'draft',
  });
  // A phrase that has just been kept is the same that was in the making.
  const key = item.words.join();
  // On phones the sheet covers the lower half of the page.
  useEffect(() => {
    // In the frame that lays the panel out: here the page would be laid out once more for it.
    const frame = requestAnimationFrame(() =>
      document.querySelector('[data-selected]')?.scrollIntoView({ block: 'nearest' }),
    );
    return () => cancelAnimationFrame(frame);
  }, [key]);
  const sentence = sentenceText(sentences, item.seq);
  return (
    <section className={classes.panel} aria-labelledby={heading}>
      <PanelHead id={heading} text={item.text} language={language} onSpeak={onSpeak} onClose={onClose}>
        <Save id={item.id} settled={settled} />
      </PanelHead>
      <p className={classes.status}>
        {entry?.pronunciation && (
          <>
            <bdi lang={language}>{entry.pronunciation}</bdi> ·{' '}
          </>
        )}
        {item.kind === 'draft' ? t('panel.draft') : <Status item={item} />}
      </p>
      <Entry
        key={key}
        ref={translationRef}
        item={item}
        entry={entry}
        sentence={sentence}
        language={language}
        onDone={onDone}
      />
      <Level item={item} />
      {Tools && (
        <Tools
          item={item}
          entry={entry}
          shown={shown}
          sentence={sentence}
          language={language}
          direction={direction}
          annotations={annotations}
          onDone={onDone}
          onPhrase={onPhrase}
          onGather={onGather}
        />
      )}
    </section>
  );
}

// These two follow the word by themselves, so that a change of level draws nothing else anew.
function Status({ item: { id, kind } }: { item: ShownItem }) {
  const { t } = useTranslation('reader');
  const label = useStandingLabel();
  const standing = label(standingOf(useWordState(id)));
  return kind === 'phrase' ? t('panel.phrase', { standing }) : standing;
}

function Level({ item }: { item: ShownItem }) {
  const { changes } = useWordsOnShow();
  const standing = standingOf(useWordState(item.id));
  return <LevelControl value={standing} onChange={(next) => changes.setKnowledge(item, changeTo(next))} />;
}
