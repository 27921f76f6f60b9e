import { findWords } from '@/domain/search/find-words.ts';
import type { Searchable } from '@/domain/search/find-words.ts';
import classes from './help.module.css';

/** A text with the search words highlighted. */
export function Highlighted({ of, words }: { of: Searchable; words: readonly string[] }) {
  const spans = findWords(of, words);
  const ends = [0, ...spans.map(({ to }) => to)];
  return (
    <>
      {spans.map(({ from, to }, index) => (
        <span key={from}>
          {of.text.slice(ends[index], from)}
          <mark className={classes.hit}>{of.text.slice(from, to)}</mark>
        </span>
      ))}
      {of.text.slice(ends.at(-1))}
    </>
  );
}
