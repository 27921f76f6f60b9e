import { Fragment } from 'react';

import type { Painted } from '../hooks/use-painted.ts';
import type { ShownToken } from '../model/shown-sentences.ts';
import { Between, Word } from './word.tsx';

/** The words of a sentence, or of a part of it, with the text between them. */
export function SentenceWords({ tokens, marks, chosen }: { tokens: readonly ShownToken[] } & Painted) {
  return tokens.map(({ text, word }, place) => {
    if (word) {
      return <Word key={place} id={word.id} index={word.index} text={text} phrase={marks.get(word.index)} />;
    }
    const before = tokens[place - 1]?.word?.index ?? -1;
    const mark = marks.get(before);
    const phrase = mark?.joined ? mark.id : undefined;
    const selected = Boolean(chosen?.includes(before) && chosen.includes(before + 1));
    if (phrase === undefined && !selected) return <Fragment key={place}>{text}</Fragment>;
    return <Between key={place} text={text} phrase={phrase} selected={selected} />;
  });
}
