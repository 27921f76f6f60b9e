import type { Word } from '@glossa/contract/words';
import type { ReactNode } from 'react';

import { MoreOfWord } from '@/domain/words/entry/more-of-word.tsx';
import { SaveNote } from '@/domain/words/entry/save-note.tsx';
import { useEntrySaver, useUnsaved } from '../hooks/use-entry-saver.ts';
import type { useWordPanel } from '../hooks/use-word-panel.ts';
import type { ShownItem } from '../model/shown-items.ts';
import type { ShownWord } from '../model/shown-words.ts';
import { OtherChoices } from './other-choices.tsx';
import { WordDetails } from './word-details.tsx';

/** The part of a word's panel below its level. */
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
  /** The server's version of the word, once loaded. */
  entry: Word | undefined;
  shown: readonly ShownWord[];
  /** The sentence that contains the word. */
  sentence: string;
  /** The language code. */
  language: string;
  direction: 'ltr' | 'rtl';
  /** Other actions for the selected words. */
  annotations: ReactNode;
  onDone: () => void;
  onPhrase: ReturnType<typeof useWordPanel>['choosePhrase'];
  onGather: () => void;
}) {
  const saver = useEntrySaver();
  const { state } = useUnsaved(item.id);
  return (
    <>
      {/* A slot for a hint to new readers below the levels; it takes up no space or gap while empty. */}
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
