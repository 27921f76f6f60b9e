import { Fragment } from 'react';

import type { ReaderSettings } from '@/domain/settings/use-reader-settings.ts';
import type { WordUnder } from '../hooks/over-words.ts';
import { briefly, isWanted } from '../model/what-is-over.ts';
import type { ReadingParts } from '../model/what-is-over.ts';

/**
 * A word with its reading above it, and its translation above that; a phrase's translation is above its first word.
 * Hidden from screen readers, which read the word itself; the live region announces the rest.
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
  /** The word's reading, if known. */
  parts: ReadingParts | undefined;
} & Pick<ReaderSettings, 'translationsOver' | 'readingsOver'>) {
  // Readings may arrive after other words have taken these indexes.
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
