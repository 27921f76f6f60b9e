import type { SubtitlePart } from '@glossa/contract/watching';
import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { SentenceWords } from '@/domain/words/in-text/sentence-words.tsx';
import { phraseHighlights, phraseOccurrencesIn } from '@/domain/words/in-text/phrases.ts';
import { toDisplaySentences } from '@/domain/words/in-text/sentences.ts';
import { formatClock } from '@/ui/format/clock.ts';
import type { SentenceFormatter } from '../hooks/use-current-subtitles.ts';
import type { WatchSentence } from '../model/subtitle-track.ts';
import classes from './transcript.module.css';

/** A sentence in the transcript with its time. Its words are numbered from zero. */
export const TranscriptRow = memo(
  function TranscriptRow({
    sentence,
    phrases,
    language,
    direction,
    shift,
    formatSentences,
    isTabStop,
  }: {
    sentence: WatchSentence;
    phrases: SubtitlePart['phrases'];
    language: string;
    direction: 'ltr' | 'rtl';
    /** Delay of the subtitles in milliseconds. */
    shift: number;
    formatSentences: SentenceFormatter;
    /** Whether the row is the list's tab stop. */
    isTabStop: boolean;
  }) {
    const { t } = useTranslation('watch');
    const tokens = useMemo(
      () => formatSentences(toDisplaySentences([sentence]))[0]?.tokens ?? [],
      [sentence, formatSentences],
    );
    const phraseByWord = useMemo(
      () => phraseHighlights(phraseOccurrencesIn({ sentences: [sentence], phrases })),
      [sentence, phrases],
    );
    const time = formatClock(Math.max(0, sentence.start + shift) / 1000);
    return (
      <>
        <button
          type="button"
          className={classes.time}
          tabIndex={isTabStop ? 0 : -1}
          aria-label={t('play_from', { time })}
        >
          {time}
        </button>
        <p className={classes.text} lang={language} dir={direction}>
          <SentenceWords tokens={tokens} phraseByWord={phraseByWord} selectedRange={undefined} />
        </p>
      </>
    );
  },
  // The `phrases` array is new on every render, so only its length is compared.
  (before, after) =>
    before.sentence === after.sentence &&
    before.shift === after.shift &&
    before.formatSentences === after.formatSentences &&
    before.isTabStop === after.isTabStop &&
    before.phrases.length === after.phrases.length,
);
