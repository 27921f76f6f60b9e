import { Fragment, memo, use, useLayoutEffect, useMemo, useRef } from 'react';
import { useStore } from 'zustand';

import { levelOf } from '@/domain/words/word-level.ts';
import { phraseHighlights } from './phrases.ts';
import type { PhraseHighlight } from './phrases.ts';
import { RubyContext } from './ruby.ts';
import type { WordSelection } from './selection-store.ts';
import type { DisplayToken } from './sentences.ts';
import { usePhrases, useTextWords, useWordState } from './text-words.ts';
import classes from './words.module.css';

/** The words of a sentence, or of a part of it, with the text between them. */
export function SentenceWords({
  tokens,
  phraseByWord,
  selectedRange,
}: { tokens: readonly DisplayToken[] } & Highlights) {
  return tokens.map(({ text, word }, position) => {
    if (word) {
      return (
        <Word
          key={position}
          id={word.id}
          index={word.index}
          text={text}
          phrase={phraseByWord.get(word.index)}
        />
      );
    }
    const before = tokens[position - 1]?.word?.index ?? -1;
    const highlight = phraseByWord.get(before);
    const phrase = highlight?.isJoined ? highlight.id : undefined;
    const selected = Boolean(selectedRange?.includes(before) && selectedRange.includes(before + 1));
    if (phrase === undefined && !selected) return <Fragment key={position}>{text}</Fragment>;
    return <TextBetween key={position} text={text} phrase={phrase} selected={selected} />;
  });
}

/**
 * A word on screen, without handlers: the area around it handles the events of all words. Only one word at a time is in
 * the tab order, so that all words are one tab stop and are read out as sentences.
 */
const Word = memo(function Word({
  id,
  index,
  text,
  phrase,
}: {
  id: number;
  index: number;
  text: string;
  /** The highlighted phrase that contains the word. */
  phrase: PhraseHighlight | undefined;
}) {
  const { selection } = useTextWords();
  const renderRuby = use(RubyContext);
  const state = useWordState(id);
  const phraseState = useWordState(phrase?.id);
  const status = useStore(selection, ({ selected, start }) => {
    if (!selected) return index === start ? 'start' : undefined;
    if (selected.index === index) return selected.words.includes(index) ? 'head' : 'cursor';
    return selected.words.includes(index) ? 'part' : undefined;
  });
  const element = useRef<HTMLSpanElement>(null);
  const isHead = status === 'head' || status === 'cursor';
  useLayoutEffect(() => {
    if (!isHead) return;
    if (selection.read()?.focus) element.current?.focus({ preventScroll: true });
    element.current?.scrollIntoView({ block: 'nearest' });
  }, [isHead, selection]);
  return (
    <span
      ref={element}
      className={classes.word}
      data-index={index}
      data-level={levelOf(state)}
      data-phrase={phrase && levelOf(phraseState)}
      data-edge={phrase?.edge}
      data-selected={status === 'head' || status === 'part' || undefined}
      {...(status && status !== 'part' ? { tabIndex: 0, role: 'button' } : {})}
    >
      {renderRuby ? renderRuby({ text, index, state, phrase, phraseState }) : text}
    </span>
  );
});

/** The text between two words of a selection or phrase. */
function TextBetween({
  text,
  phrase,
  selected,
}: {
  text: string;
  /** ID of the phrase. */
  phrase: number | undefined;
  selected: boolean;
}) {
  const state = useWordState(phrase);
  return (
    <span
      className={classes.word}
      data-phrase={phrase === undefined ? undefined : levelOf(state)}
      data-in-range={selected || undefined}
    >
      {text}
    </span>
  );
}

/** Highlights that span more than one word. */
interface Highlights {
  /** The phrase to highlight for each word, by word index. */
  phraseByWord: ReadonlyMap<number, PhraseHighlight>;
  /** The selected words if there are several: the text between them is highlighted too. */
  selectedRange: readonly number[] | undefined;
}

const toRange = (selected: WordSelection | undefined) =>
  selected && selected.words.length > 1 ? selected.words : undefined;

/** Returns the highlights; `selectedRange` stays the same while the selection moves between single words. */
export function useHighlights(): Highlights {
  const { selection } = useTextWords();
  const phrases = usePhrases();
  const phraseByWord = useMemo(() => phraseHighlights(phrases), [phrases]);
  const selectedRange = useStore(selection, ({ selected }) => toRange(selected));
  return { phraseByWord, selectedRange };
}
