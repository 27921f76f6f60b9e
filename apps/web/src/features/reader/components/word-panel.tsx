import type { ReadingPage } from '@glossa/contract/reading';
import { getWord } from '@glossa/contract/words';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId } from 'react';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';

import { endpointQuery } from '../../../lib/api/query.ts';
import { useReading, useSelectedItem, useWordState } from '../hooks/reading-session.ts';
import { useSettled } from '../../../ui/use-settled.ts';
import { useStandingLabel } from '../../../lib/words/use-standing-label.ts';
import type { useWordPanel } from '../hooks/use-word-panel.ts';
import { changeTo, standingOf } from '../../../lib/words/knowledge.ts';
import type { PageItem } from '../model/page-items.ts';
import { sentenceText } from '../model/page-words.ts';
import type { PageWord } from '../model/page-words.ts';
import { LevelControl } from '../../../lib/words/level-control.tsx';
import { PanelHead } from '../../../lib/words/panel-head.tsx';
import type { WordEntry } from './word-entry.tsx';
import type { WordTools } from './word-tools.tsx';
import classes from '../../../lib/words/word-panel.module.css';

/** Milliseconds that the selection stays before the word's entry is fetched; arrows fly over many words. */
const settling = 120;

interface Page {
  page: readonly PageWord[];
  sentences: ReadingPage['sentences'];
  /** Code of the language. */
  language: string;
  direction: 'ltr' | 'rtl';
  translationRef: Ref<HTMLInputElement>;
  onSpeak: (text: string) => void;
  /** The reader goes back to the text. */
  onDone: () => void;
  /** The field of the translation; it comes with the panel. */
  Entry: typeof WordEntry;
  /** What comes with the panel but is not needed for a first glance; undefined until it is here. */
  Tools: typeof WordTools | undefined;
  onPhrase: ReturnType<typeof useWordPanel>['choosePhrase'];
  onGather: () => void;
  onClose: () => void;
}

/** The panel of the selected word or phrase of a page. It follows the selection and does not hold the focus. */
export function WordPanel(props: Page) {
  const item = useSelectedItem(props.page, props.language);
  return item && <Panel item={item} {...props} />;
}

/** All about one word: what it means, how well it is known, where it stands. */
function Panel({
  item,
  page,
  sentences,
  language,
  direction,
  translationRef,
  onSpeak,
  onDone,
  Entry,
  Tools,
  onPhrase,
  onGather,
  onClose,
}: Page & { item: PageItem }) {
  const { t } = useTranslation('reader');
  const heading = useId();
  const settled = useSettled(item.id, settling);
  const { data: entry } = useQuery({
    ...endpointQuery(getWord, { params: { id: item.id } }),
    enabled: settled === item.id && item.kind !== 'draft',
  });
  // On phones the sheet covers the lower half of the page.
  useEffect(() => {
    document.querySelector('[data-selected]')?.scrollIntoView({ block: 'nearest' });
  }, [item]);
  const sentence = sentenceText(sentences, item.seq);
  // A phrase that has just been kept is the same that was in the making.
  const key = item.words.join();
  return (
    <section className={classes.panel} aria-labelledby={heading}>
      <PanelHead id={heading} text={item.text} language={language} onSpeak={onSpeak} onClose={onClose} />
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
          page={page}
          sentence={sentence}
          language={language}
          direction={direction}
          onDone={onDone}
          onPhrase={onPhrase}
          onGather={onGather}
        />
      )}
    </section>
  );
}

// These two follow the word by themselves, so that a change of level draws nothing else anew.
function Status({ item: { id, kind } }: { item: PageItem }) {
  const { t } = useTranslation('reader');
  const label = useStandingLabel();
  const standing = label(standingOf(useWordState(id)));
  return kind === 'phrase' ? t('panel.phrase', { standing }) : standing;
}

function Level({ item }: { item: PageItem }) {
  const { changes } = useReading();
  const standing = standingOf(useWordState(item.id));
  return <LevelControl value={standing} onChange={(next) => changes.setKnowledge(item, changeTo(next))} />;
}
