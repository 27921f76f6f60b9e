import type { Word } from '@glossa/contract/words';

import { levelOf } from '@/domain/words/word-level.ts';
import { WordDetails as Details } from '@/domain/words/entry/word-details.tsx';
import { useWordState } from '../hooks/words-on-show.ts';
import { useWordWriter } from '../hooks/use-entry-saver.ts';
import type { ShownItem } from '../model/shown-items.ts';

/** The details of a word on screen, besides its meaning and level. */
export function WordDetails({
  item,
  entry,
  sentence,
  language,
  onDone,
}: {
  item: ShownItem;
  /** The server's version of the word, once loaded. */
  entry: Word | undefined;
  /** The sentence that contains the word. */
  sentence: string;
  /** The language code. */
  language: string;
  onDone: () => void;
}) {
  const level = levelOf(useWordState(item.id));
  const writer = useWordWriter(item, entry, sentence);
  return (
    <Details
      id={item.kind === 'draft' ? undefined : item.id}
      text={item.text}
      language={language}
      entry={entry}
      level={level}
      sentence={sentence}
      writer={writer}
      onDone={onDone}
    />
  );
}
