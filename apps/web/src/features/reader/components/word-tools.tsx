import type { Word } from '@glossa/contract/words';
import { useTranslation } from 'react-i18next';

import type { useWordPanel } from '../hooks/use-word-panel.ts';
import type { PageItem } from '../model/page-items.ts';
import type { PageWord } from '../model/page-words.ts';
import { OtherChoices } from './other-choices.tsx';
import { SaveNote } from './save-note.tsx';
import classes from './word-panel.module.css';

/** What the panel of a word has below its level. */
export function WordTools({
  item,
  entry,
  page,
  sentence,
  language,
  direction,
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
  onPhrase: ReturnType<typeof useWordPanel>['choosePhrase'];
  onGather: () => void;
}) {
  const { t } = useTranslation('reader');
  return (
    <>
      <SaveNote id={item.id} />
      <OtherChoices item={item} page={page} language={language} onPhrase={onPhrase} onGather={onGather} />
      <figure className={classes.example}>
        <figcaption>{t('panel.example')}</figcaption>
        <blockquote lang={language} dir={direction}>
          {entry?.example || sentence}
        </blockquote>
      </figure>
    </>
  );
}
