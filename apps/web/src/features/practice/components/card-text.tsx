import type { PracticeCard } from '@glossa/contract/practice';
import { languageByCode } from '@glossa/language/languages';
import { VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import classes from './card.module.css';

type Sentence = NonNullable<PracticeCard['sentence']>;

/** A sentence with the word highlighted, or replaced by a gap. */
export function CardSentence({
  sentence,
  language,
  hasGap = false,
  large = false,
}: {
  sentence: Sentence;
  language: string;
  hasGap?: boolean;
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
      {splitSentence(sentence).map(({ text, isWord }, index) =>
        isWord && hasGap ? (
          // The index is a stable key, because the parts of a sentence never change order.
          <span key={index} className={classes.gap}>
            <VisuallyHidden>{t('card.gap')}</VisuallyHidden>
          </span>
        ) : isWord ? (
          <mark key={index}>{text}</mark>
        ) : (
          text
        ),
      )}
    </p>
  );
}

/** A word in the language being learned, in large type and with the text direction of that language. */
export function CardWord({ language, children }: { language: string; children: string }) {
  return (
    <p className={classes.word} lang={language} dir={languageByCode(language)?.direction ?? 'auto'}>
      {children}
    </p>
  );
}

/** Splits a sentence into the word's occurrences (`isWord: true`) and the text around them, in order. */
function splitSentence({ text, spans }: Sentence): { text: string; isWord: boolean }[] {
  const pieces: { text: string; isWord: boolean }[] = [];
  let end = 0;
  for (const { from, to } of spans) {
    pieces.push({ text: text.slice(end, from), isWord: false }, { text: text.slice(from, to), isWord: true });
    end = to;
  }
  pieces.push({ text: text.slice(end), isWord: false });
  return pieces.filter((piece) => piece.text !== '');
}

/** Returns the word as it appears in the sentence, or as it was saved if the card has no sentence. */
export const writtenForm = ({ sentence, text }: PracticeCard): string =>
  sentence && sentence.spans.length > 0
    ? sentence.spans.map(({ from, to }) => sentence.text.slice(from, to)).join(' … ')
    : text;
