import type { PracticeCard } from '@glossa/contract/practice';
import { languageByCode } from '@glossa/language/languages';
import { VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { sentencePieces } from '../model/sentence-pieces.ts';
import classes from './card-sentence.module.css';

/** A sentence with the word highlighted, or replaced by a gap. */
export function CardSentence({
  sentence,
  language,
  gap = false,
  large = false,
}: {
  sentence: NonNullable<PracticeCard['sentence']>;
  language: string;
  gap?: boolean;
  large?: boolean;
}) {
  const { t } = useTranslation('practice');
  return (
    <p
      className={classes.sentence}
      data-large={large || undefined}
      lang={language}
      dir={languageByCode(language)?.direction ?? 'auto'}
    >
      {sentencePieces(sentence).map(({ text, word }, index) =>
        word && gap ? (
          // The parts of a sentence never change order.
          <span key={index} className={classes.gap}>
            <VisuallyHidden>{t('card.gap')}</VisuallyHidden>
          </span>
        ) : word ? (
          <mark key={index}>{text}</mark>
        ) : (
          text
        ),
      )}
    </p>
  );
}
