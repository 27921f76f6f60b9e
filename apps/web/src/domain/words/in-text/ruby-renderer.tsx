import { Button } from '@mantine/core';
import { Fragment, useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';

import type { ReaderSettings } from '@/domain/settings/use-settings.ts';
import classes from './notice.module.css';
import { shortTranslation, showsRuby } from './readings.ts';
import type { ReadingSegments } from './readings.ts';
import type { RenderRuby, RubyWord } from './ruby.ts';

/** The known readings of the words on screen, by index. */
export interface WordReadings {
  byWord: ReadonlyMap<number, ReadingSegments>;
  failed: boolean;
  retry: () => void;
}

/** Passes `onReady` a function that renders words with their ruby; shows a notice if readings failed to load. */
export function RubyRenderer({
  readings: { byWord, failed, retry },
  settings: { translationsOver, readingsOver },
  onReady,
}: {
  readings: WordReadings;
  settings: Pick<ReaderSettings, 'translationsOver' | 'readingsOver'>;
  onReady: (render: RenderRuby | undefined) => void;
}) {
  const { t } = useTranslation(['reader', 'common']);
  // Run before the paint that shows the words, which would otherwise move a moment later.
  useLayoutEffect(() => {
    const options = { translationsOver, readingsOver };
    onReady((word) => <WordRuby {...word} {...options} segments={byWord.get(word.index)} />);
  }, [byWord, translationsOver, readingsOver, onReady]);
  useLayoutEffect(() => () => onReady(undefined), [onReady]);
  if (!failed) return null;
  return (
    <div role="status" className={classes.notice} data-error>
      <span>{t('over.failed')}</span>
      <Button size="compact-sm" variant="light" onClick={retry}>
        {t('common:retry')}
      </Button>
    </div>
  );
}

/**
 * A word with its reading above it, and its translation above that; a phrase's translation is above its first word.
 * Hidden from screen readers, which read the word itself; the live region announces the rest.
 */
function WordRuby({
  text,
  state,
  phrase,
  phraseState,
  segments,
  translationsOver,
  readingsOver,
}: RubyWord & {
  /** The word's reading, if known. */
  segments: ReadingSegments | undefined;
} & Pick<ReaderSettings, 'translationsOver' | 'readingsOver'>) {
  // Readings may arrive after other words have taken these indexes.
  const isCurrent = segments?.map(({ t }) => t).join('') === text;
  const word =
    segments && isCurrent && showsRuby(readingsOver, state) ? (
      <ruby>
        {segments.map(({ t, r = '' }, index) => (
          <Fragment key={index}>
            {t}
            <rt aria-hidden="true">{r}</rt>
          </Fragment>
        ))}
      </ruby>
    ) : (
      text
    );
  const translated = phrase ? phraseState : state;
  const translation =
    (phrase === undefined || phrase.edge === 'start') && showsRuby(translationsOver, translated)
      ? shortTranslation(translated.translation)
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
