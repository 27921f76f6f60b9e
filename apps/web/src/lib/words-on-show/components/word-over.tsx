import { Fragment } from 'react';

import type { ReaderSettings } from '../../settings/use-reader-settings.ts';
import type { WordUnder } from '../hooks/over-words.ts';
import { briefly, isWanted } from '../model/what-is-over.ts';
import type { ReadingParts } from '../model/what-is-over.ts';

/**
 * A word with its reading over it, and over that its translation; of a phrase the translation stands over its first
 * word. Not for screen readers: they read the word itself, and the live region tells the rest.
 */
export function WordOver({
  text,
  state,
  phrase,
  phraseState,
  parts,
  translationsOver,
  readingsOver,
}: WordUnder & {
  /** How the word is read, if that is known. */
  parts: ReadingParts | undefined;
} & Pick<ReaderSettings, 'translationsOver' | 'readingsOver'>) {
  // The readings of some words may come after others stand in their place.
  const isOwn = parts?.map(({ t }) => t).join('') === text;
  const word =
    parts && isOwn && isWanted(readingsOver, state) ? (
      <ruby>
        {parts.map(({ t, r = '' }, place) => (
          <Fragment key={place}>
            {t}
            <rt aria-hidden="true">{r}</rt>
          </Fragment>
        ))}
      </ruby>
    ) : (
      text
    );
  const told = phrase ? phraseState : state;
  const translation =
    (phrase === undefined || phrase.edge === 'start') && isWanted(translationsOver, told)
      ? briefly(told.translation)
      : '';
  if (translation === '') return word;
  return (
    <ruby>
      {word}
      <rt aria-hidden="true" data-translation="" dir="auto">
        {translation}
      </rt>
    </ruby>
  );
}
