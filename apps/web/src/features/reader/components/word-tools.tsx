import { Button } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import type { Word } from '@glossa/contract/words';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { later } from '../hooks/use-later.ts';
import type { useWordPanel } from '../hooks/use-word-panel.ts';
import type { PageItem } from '../model/page-items.ts';
import type { PageWord } from '../model/page-words.ts';
import { OtherChoices } from './other-choices.tsx';
import { SaveNote } from './save-note.tsx';
import { WordDetails } from './word-details.tsx';
import classes from '../../../lib/words/word-panel.module.css';

const AnnotationTools = later(async () => (await import('./annotation-tools.tsx')).AnnotationTools);

/** Whether somebody who wants all of a word at once keeps it open. */
const kept = 'glossa-word-more';

/** What the panel of a word has below its level. */
export function WordTools({
  item,
  entry,
  page,
  sentence,
  language,
  direction,
  onDone,
  onPhrase,
  onGather,
}: {
  item: PageItem;
  /** The word as the server has it, once it is there. */
  entry: Word | undefined;
  page: readonly PageWord[];
  /** Where the word stands. */
  sentence: string;
  /** Code of the language. */
  language: string;
  direction: 'ltr' | 'rtl';
  onDone: () => void;
  onPhrase: ReturnType<typeof useWordPanel>['choosePhrase'];
  onGather: () => void;
}) {
  const { t } = useTranslation('reader');
  const [more, setMore] = useState(() => localStorage.getItem(kept) === 'yes');
  const details = useId();
  const toggle = () => {
    localStorage.setItem(kept, more ? 'no' : 'yes');
    setMore(!more);
  };
  return (
    <>
      <SaveNote id={item.id} />
      <AnnotationTools key={item.words.join()} words={item.words} />
      <OtherChoices item={item} page={page} language={language} onPhrase={onPhrase} onGather={onGather} />
      {!more && (
        <figure className={classes.example}>
          <figcaption>{t('panel.example')}</figcaption>
          <blockquote lang={language} dir={direction}>
            {entry?.example || sentence}
          </blockquote>
        </figure>
      )}
      {!more && entry?.image && (
        <img className={classes.picture} src={entry.image} alt={t('panel.picture_of', { word: item.text })} />
      )}
      <Button
        variant="subtle"
        size="compact-sm"
        className={classes.more ?? ''}
        aria-expanded={more}
        aria-controls={details}
        rightSection={more ? <IconChevronUp size={16} /> : <IconChevronDown size={16} />}
        onClick={toggle}
      >
        {t('panel.more')}
      </Button>
      <div id={details} className={classes.details} hidden={!more}>
        {more && (
          <WordDetails
            key={item.words.join()}
            item={item}
            entry={entry}
            sentence={sentence}
            language={language}
            onDone={onDone}
          />
        )}
      </div>
    </>
  );
}
