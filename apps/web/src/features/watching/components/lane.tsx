import { Button } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { useMemo } from 'react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';

import { SentenceWords, useHighlights } from '@/domain/words/in-text/sentence-words.tsx';
import { WordArea } from '@/domain/words/in-text/word-area.tsx';
import { toDisplaySentences } from '@/domain/words/in-text/sentences.ts';
import type { Strip } from '../hooks/use-strip.ts';
import type { Lane } from '../model/lane.ts';
import classes from './lane.module.css';

/** The words being spoken. If the sentence spans several cues, the current cue is highlighted. */
export function LaneWords({
  lane,
  cue,
  strip,
  hidden,
  onShow,
  ...area
}: {
  lane: Lane;
  /** Number of the current cue. */
  cue: number | undefined;
  strip: Strip;
  /** Whether they are hidden until requested. */
  hidden: boolean;
  onShow: () => void;
} & Omit<ComponentProps<typeof WordArea>, 'className' | 'hasRange' | 'children'>) {
  const { t } = useTranslation('watch');
  const painted = useHighlights();
  const lines = useMemo(() => strip(toDisplaySentences(lane.sentences)), [lane.sentences, strip]);
  const several = lane.pieces.length > 1;
  return (
    <div className={classes.words} data-hidden={hidden || undefined}>
      <div inert={hidden} className={classes.blurred}>
        <WordArea {...area} className={classes.text} hasRange={painted.selectedRange !== undefined}>
          {lane.pieces.map(({ at, cue: own, from, to }) => (
            <span
              key={`${at} ${own}`}
              data-seq={lines[at]?.seq}
              className={classes.piece}
              data-later={(several && own !== cue) || undefined}
            >
              <SentenceWords tokens={lines[at]?.tokens.slice(from, to) ?? []} {...painted} />
            </span>
          ))}
        </WordArea>
      </div>
      {hidden && lane.pieces.length > 0 && (
        <Button
          className={classes.show}
          variant="subtle"
          color="gray"
          leftSection={<IconEye size={18} stroke={1.6} />}
          onClick={onShow}
        >
          {t('show_subtitles')}
        </Button>
      )}
    </div>
  );
}

/** The second subtitles, smaller and below the first. */
export function SecondLane({
  lines,
  language,
  hidden,
  onShow,
}: {
  lines: readonly string[];
  /** Language code. */
  language: string;
  hidden: boolean;
  onShow: () => void;
}) {
  const { t } = useTranslation('watch');
  const text = lines.join(' ');
  return (
    <div className={classes.second} data-hidden={hidden || undefined}>
      <p lang={language} dir="auto" className={classes.blurred} aria-hidden={hidden}>
        {text}
      </p>
      {hidden && text !== '' && (
        <button type="button" className={classes.cover} onClick={onShow} aria-label={t('show_second')} />
      )}
    </div>
  );
}
