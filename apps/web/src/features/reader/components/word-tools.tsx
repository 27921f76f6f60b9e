import type { Word } from '@glossa/contract/words';

import { MoreOfWord } from '../../../lib/words/more-of-word.tsx';
import { SaveNote } from '../../../lib/words/save-note.tsx';
import { useEntrySaver, useUnsaved } from '../hooks/use-entry-saver.ts';
import { later } from '../hooks/use-later.ts';
import type { useWordPanel } from '../hooks/use-word-panel.ts';
import type { PageItem } from '../model/page-items.ts';
import type { PageWord } from '../model/page-words.ts';
import { OtherChoices } from './other-choices.tsx';
import { WordDetails } from './word-details.tsx';

const AnnotationTools = later(async () => (await import('./annotation-tools.tsx')).AnnotationTools);

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
  const saver = useEntrySaver();
  const { state } = useUnsaved(item.id);
  return (
    <>
      <SaveNote state={state} onRetry={() => saver.retry(item.id)} />
      <AnnotationTools key={item.words.join()} words={item.words} />
      <OtherChoices item={item} page={page} language={language} onPhrase={onPhrase} onGather={onGather} />
      <MoreOfWord
        text={item.text}
        language={language}
        direction={direction}
        example={entry?.example || sentence}
        image={entry?.image}
      >
        <WordDetails
          key={item.words.join()}
          item={item}
          entry={entry}
          sentence={sentence}
          language={language}
          onDone={onDone}
        />
      </MoreOfWord>
    </>
  );
}
