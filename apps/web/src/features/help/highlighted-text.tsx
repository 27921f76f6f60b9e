import { findWords } from '@/domain/search/find-words.ts';
import type { Searchable } from '@/domain/search/find-words.ts';
import classes from './help.module.css';

/** A text with the search words highlighted. */
export function HighlightedText({ text, words }: { text: Searchable; words: readonly string[] }) {
  const spans = findWords(text, words);
  const ends = [0, ...spans.map(({ to }) => to)];
  return (
    <>
      {spans.map(({ from, to }, index) => (
        <span key={from}>
          {text.text.slice(ends[index], from)}
          <mark className={classes.match}>{text.text.slice(from, to)}</mark>
        </span>
      ))}
      {text.text.slice(ends.at(-1))}
    </>
  );
}
