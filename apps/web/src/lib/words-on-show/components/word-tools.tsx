import type { Word } from '@glossa/contract/words';
import type { ReactNode } from 'react';

import { MoreOfWord } from '../../words/more-of-word.tsx';
import { SaveNote } from '../../words/save-note.tsx';
import { useEntrySaver, useUnsaved } from '../hooks/use-entry-saver.ts';
import type { useWordPanel } from '../hooks/use-word-panel.ts';
import type { ShownItem } from '../model/shown-items.ts';
import type { ShownWord } from '../model/shown-words.ts';
import { OtherChoices } from './other-choices.tsx';
import { WordDetails } from './word-details.tsx';

/** What the panel of a word has below its level. */
export function WordTools({
  item,
  entry,
  shown,
  sentence,
  language,
  direction,
  annotations,
  onDone,
  onPhrase,
  onGather,
}: {
  item: ShownItem;
  /** The word as the server has it, once it is there. */
  entry: Word | undefined;
  shown: readonly ShownWord[];
  /** Where the word stands. */
  sentence: string;
  /** Code of the language. */
  language: string;
  direction: 'ltr' | 'rtl';
  /** What else can be done where the selected words stand. */
  annotations: ReactNode;
  onDone: () => void;
  onPhrase: ReturnType<typeof useWordPanel>['choosePhrase'];
  onGather: () => void;
}) {
  const saver = useEntrySaver();
  const { state } = useUnsaved(item.id);
  return (
    <>
      {/* For a hint to new readers, right below the levels; until then it takes no room, nor a gap. */}
      <div data-hint-slot="mark" style={{ display: 'contents' }} />
      <SaveNote state={state} onRetry={() => saver.retry(item.id)} />
      {annotations}
      <OtherChoices item={item} shown={shown} language={language} onPhrase={onPhrase} onGather={onGather} />
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
