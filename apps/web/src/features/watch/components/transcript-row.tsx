import type { SubtitlePart } from '@glossa/contract/watching';
import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { clock } from '../../../ui/clock.ts';
import { SentenceWords } from '../../../lib/words-on-show/components/sentence-words.tsx';
import { phraseMarks, shownPhrases } from '../../../lib/words-on-show/model/shown-phrases.ts';
import { shownSentences } from '../../../lib/words-on-show/model/shown-sentences.ts';
import type { Strip } from '../hooks/use-strip.ts';
import type { WatchSentence } from '../model/track.ts';
import classes from './transcript.module.css';

/** A sentence of the transcript and when it is said. Its words are numbered by themselves. */
export const TranscriptRow = memo(
  function TranscriptRow({
    sentence,
    phrases,
    language,
    direction,
    shift,
    strip,
    isStop,
  }: {
    sentence: WatchSentence;
    /** Places of phrases in it. */
    phrases: SubtitlePart['phrases'];
    /** Code of the language. */
    language: string;
    direction: 'ltr' | 'rtl';
    /** Milliseconds by which the subtitles come later than they say. */
    shift: number;
    strip: Strip;
    /** The keyboard stops here on its way through the page. */
    isStop: boolean;
  }) {
    const { t } = useTranslation('watch');
    const tokens = useMemo(() => strip(shownSentences([sentence]))[0]?.tokens ?? [], [sentence, strip]);
    const marks = useMemo(
      () => phraseMarks(shownPhrases({ sentences: [sentence], phrases })),
      [sentence, phrases],
    );
    const time = clock(Math.max(0, sentence.start + shift) / 1000);
    return (
      <>
        <button
          type="button"
          className={classes.time}
          tabIndex={isStop ? 0 : -1}
          aria-label={t('play_from', { time })}
        >
          {time}
        </button>
        <p className={classes.text} lang={language} dir={direction}>
          <SentenceWords tokens={tokens} marks={marks} chosen={undefined} />
        </p>
      </>
    );
  },
  // The places of phrases are picked anew each time.
  (before, after) =>
    before.sentence === after.sentence &&
    before.shift === after.shift &&
    before.strip === after.strip &&
    before.isStop === after.isStop &&
    before.phrases.length === after.phrases.length,
);
