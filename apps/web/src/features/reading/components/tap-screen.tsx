import { Button, Progress } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { useFormat } from '@/ui/format/use-format.ts';
import { readingPageQuery } from '../hooks/use-reading-page.ts';
import { useTapping } from '../hooks/use-tapping.ts';
import { clock } from '@/ui/format/clock.ts';
import { sentenceText } from '@/domain/words/in-text/sentences.ts';
import { pageOf } from '../model/place.ts';
import { nudge, restart, tap, untap } from '../model/tapping.ts';
import type { Times } from '../model/timeline.ts';
import { toggleAudio } from '../model/toggle-audio.ts';
import classes from './tap-along.module.css';

/** Sentences per request. */
const portion = 50;
/** Milliseconds by which a time is nudged, and of playback before it to check it. */
const step = 100;
const runUp = 1500;

/** The upcoming sentence, a large button for its start, and controls to correct the previous one. */
export function TapScreen({
  audio,
  text,
  known,
  sentences,
}: {
  audio: HTMLAudioElement;
  text: string;
  known: Times;
  sentences: number;
}) {
  const { t } = useTranslation('listening');
  const format = useFormat();
  const { tapping, change, kept } = useTapping(text, known, sentences);
  const { times, next } = tapping;
  const [playing, setPlaying] = useState(!audio.paused);
  const { data } = useQuery({
    ...readingPageQuery(text, pageOf(Math.min(next, sentences - 1), portion), portion),
    placeholderData: keepPreviousData,
  });
  const last = times[next - 1] ?? null;
  const isDone = next >= sentences;

  const playFrom = (time: number) => {
    audio.currentTime = Math.max(0, time) / 1000;
    void audio.play().catch(() => undefined);
  };
  useEffect(() => {
    const tell = () => setPlaying(!audio.paused);
    for (const event of ['play', 'pause', 'ended']) audio.addEventListener(event, tell);
    return () => {
      for (const event of ['play', 'pause', 'ended']) audio.removeEventListener(event, tell);
    };
  }, [audio]);
  useEffect(() => {
    audio.pause();
    audio.currentTime = Math.max(0, (known[next - 1] ?? 0) - runUp) / 1000;
    // Only on mount.
    // eslint-disable-next-line react/exhaustive-deps
  }, [audio]);

  const act = () => {
    if (isDone) {
      change(restart);
      playFrom(0);
    } else if (audio.paused) void audio.play().catch(() => undefined);
    else change((before) => tap(before, audio.currentTime * 1000));
  };
  const back = () => {
    if (next === 0) return;
    change(untap);
    playFrom((times[next - 2] ?? (last ?? 0) - runUp) || 0);
  };
  const keyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === ' ') {
      if (!event.repeat) act();
    } else if (event.key === 'Backspace') back();
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
      <p className={classes.before} lang={data?.language} dir={data?.direction}>
        {data && next > 0 ? sentenceText(data.sentences, next - 1) : ''}
        {last !== null && <bdi className={classes.time}>{clock(last / 1000)}</bdi>}
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
          act();
        }}
        onClick={({ detail }) => detail === 0 && act()}
      >
        {isDone ? t('tap_again') : playing ? t('tap_now') : t('tap_play')}
      </Button>
      <div className={classes.row}>
        <Button variant="default" disabled={!playing} onClick={() => toggleAudio(audio)}>
          {t('tap_pause')}
        </Button>
        <Button variant="default" disabled={next === 0} onClick={back}>
          {t('tap_back')}
        </Button>
        <Button variant="default" disabled={last === null} onClick={() => change((now) => nudge(now, -step))}>
          {t('tap_earlier')}
        </Button>
        <Button variant="default" disabled={last === null} onClick={() => change((now) => nudge(now, step))}>
          {t('tap_later')}
        </Button>
      </div>
      <p className={classes.kept} role="status">
        {kept && t(`kept.${kept}`)}
      </p>
    </div>
  );
}
