import { Button, Progress } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { sentenceText } from '@/domain/words/in-text/sentences.ts';
import { clock } from '@/ui/format/clock.ts';
import { useFormat } from '@/ui/format/use-format.ts';
import { useIsPhone } from '@/ui/hooks/use-breakpoint.ts';
import { Dialog } from '@/ui/overlays/dialog.tsx';
import { readingPageQuery } from '../hooks/use-reading-page.ts';
import { nudge, restart, tap, undoTap, useTapping } from '../hooks/use-tapping.ts';
import type { Times } from '../hooks/use-timeline.ts';
import { pageOf } from '../model/page-range.ts';
import { playFrom, startAudio, toggleAudio } from '../model/audio-playback.ts';
import classes from './tap-along.module.css';

/** Sets sentence times during playback: the user taps at the start of each sentence. */
export function TapAlong({
  audio,
  text,
  savedTimes,
  sentences,
  onClose,
}: {
  audio: HTMLAudioElement;
  /** ID of the text. */
  text: string;
  /** Times that are already set. */
  savedTimes: Times;
  /** Number of sentences in the text. */
  sentences: number;
  onClose: () => void;
}) {
  const { t } = useTranslation('listening');
  const isPhone = useIsPhone();
  useEffect(() => () => audio.pause(), [audio]);
  return (
    <Dialog onClose={onClose} size="lg" fullScreen={isPhone} title={t('tap')}>
      <TapScreen audio={audio} text={text} savedTimes={savedTimes} sentences={sentences} />
    </Dialog>
  );
}

/** Sentences per request. */
const batchSize = 50;
/** Milliseconds by which a time is nudged, and of playback before it to check it. */
const nudgeStep = 100;
const leadIn = 1500;

/** The upcoming sentence, a large button for its start, and controls to correct the previous one. */
function TapScreen({
  audio,
  text,
  savedTimes,
  sentences,
}: {
  audio: HTMLAudioElement;
  text: string;
  savedTimes: Times;
  sentences: number;
}) {
  const { t } = useTranslation('listening');
  const format = useFormat();
  const { tapState, change, saveState } = useTapping(text, savedTimes, sentences);
  const { times, next } = tapState;
  const [playing, setPlaying] = useState(!audio.paused);
  const { data } = useQuery({
    ...readingPageQuery(text, pageOf(Math.min(next, sentences - 1), batchSize), batchSize),
    placeholderData: keepPreviousData,
  });
  const lastTime = times[next - 1] ?? null;
  const isDone = next >= sentences;

  useEffect(() => {
    const update = () => setPlaying(!audio.paused);
    for (const event of ['play', 'pause', 'ended']) audio.addEventListener(event, update);
    return () => {
      for (const event of ['play', 'pause', 'ended']) audio.removeEventListener(event, update);
    };
  }, [audio]);
  useEffect(() => {
    audio.pause();
    audio.currentTime = Math.max(0, (savedTimes[next - 1] ?? 0) - leadIn) / 1000;
    // Only on mount.
    // eslint-disable-next-line react/exhaustive-deps
  }, [audio]);

  const onTap = () => {
    if (isDone) {
      change(restart);
      playFrom(audio, 0);
    } else if (audio.paused) startAudio(audio);
    else change((before) => tap(before, audio.currentTime * 1000));
  };
  const onUndo = () => {
    if (next === 0) return;
    change(undoTap);
    playFrom(audio, Math.max(0, times[next - 2] ?? (lastTime ?? 0) - leadIn) / 1000);
  };
  const keyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === ' ') {
      if (!event.repeat) onTap();
    } else if (event.key === 'Backspace') onUndo();
    else return;
    event.preventDefault();
  };
  return (
    // It handles the keys of its whole content.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className={classes.screen}
      onKeyDown={keyDown}
      // Otherwise Space would also press the focused button.
      onKeyUp={(event) => event.key === ' ' && event.preventDefault()}
    >
      <p className={classes.help}>{t('tap_help')}</p>
      <Progress value={(next / Math.max(1, sentences)) * 100} aria-label={t('tap')} />
      <p className={classes.count}>
        {t('tap_count', {
          next: format.number(Math.min(next + 1, sentences)),
          sentences: format.number(sentences),
        })}
      </p>
      <p className={classes.previous} lang={data?.language} dir={data?.direction}>
        {data && next > 0 ? sentenceText(data.sentences, next - 1) : ''}
        {lastTime !== null && <bdi className={classes.time}>{clock(lastTime / 1000)}</bdi>}
      </p>
      <p className={classes.next} lang={data?.language} dir={data?.direction} aria-live="polite">
        {isDone ? t('tap_done') : data && sentenceText(data.sentences, next)}
      </p>
      <Button
        data-autofocus
        size="xl"
        fullWidth
        // On press, because the release comes a tenth of a second later.
        onPointerDown={(event) => {
          event.preventDefault();
          onTap();
        }}
        onClick={({ detail }) => detail === 0 && onTap()}
      >
        {isDone ? t('tap_again') : playing ? t('tap_now') : t('tap_play')}
      </Button>
      <div className={classes.row}>
        <Button variant="default" disabled={!playing} onClick={() => toggleAudio(audio)}>
          {t('tap_pause')}
        </Button>
        <Button variant="default" disabled={next === 0} onClick={onUndo}>
          {t('tap_back')}
        </Button>
        <Button
          variant="default"
          disabled={lastTime === null}
          onClick={() => change((now) => nudge(now, -nudgeStep))}
        >
          {t('tap_earlier')}
        </Button>
        <Button
          variant="default"
          disabled={lastTime === null}
          onClick={() => change((now) => nudge(now, nudgeStep))}
        >
          {t('tap_later')}
        </Button>
      </div>
      <p className={classes.saveState} role="status">
        {saveState && t(`kept.${saveState}`)}
      </p>
    </div>
  );
}
