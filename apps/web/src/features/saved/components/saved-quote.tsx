import type { SavedItem } from '@glossa/contract/saved';
import { languageByCode } from '@glossa/language/languages';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { levelOf } from '@/domain/words/word-level.ts';
import { useLevelLabel } from '@/domain/words/entry/use-level-label.ts';
import { clock } from '@/ui/format/clock.ts';
import { Quote } from '@/ui/data/quote-card.tsx';
import { placeOf } from '../place-of.ts';
import classes from './saved-card.module.css';

/** The saved quote in the reading font and direction, linked to its source. */
export function SavedQuote({ item }: { item: SavedItem }) {
  const { kind, language, quote, source_title: title, at, word } = item;
  const place = placeOf(item);
  const words = (
    <span lang={language} dir={languageByCode(language)?.direction ?? 'auto'}>
      {quote || title}
    </span>
  );
  return (
    <>
      <Quote className={classes.quote ?? ''} data-kind={kind} dir={languageByCode(language)?.direction}>
        {kind === 'moment' && at !== null && (
          <span className={classes.time} dir="ltr">
            {clock(at)}
          </span>
        )}
        {place === undefined ? (
          words
        ) : (
          <Link className={classes.open ?? ''} to={place}>
            {words}
          </Link>
        )}
      </Quote>
      {word && <WordLevel word={word} />}
    </>
  );
}

/** The current level and translation of a saved word. */
function WordLevel({ word }: { word: NonNullable<SavedItem['word']> }) {
  const { t } = useTranslation('saved');
  const label = useLevelLabel();
  const level = levelOf(word);
  return (
    <p className={classes.currentLevel}>
      <span className={classes.level} data-level={level}>
        {label(level)}
      </span>
      {word.translation === '' ? (
        <span className={classes.quiet}>{t('untranslated')}</span>
      ) : (
        <bdi>{word.translation}</bdi>
      )}
    </p>
  );
}
