import { Button, Group, Progress, Stack, Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { sentenceText } from '@/domain/words/in-text/sentences.ts';
import { formatClock } from '@/ui/format/clock.ts';
import { useFormat } from '@/ui/format/use-format.ts';
import { useIsPhone } from '@/ui/hooks/use-breakpoint.ts';
import { Dialog } from '@/ui/overlays/dialog.tsx';
import { readingPageQuery } from '../hooks/use-reading-page.ts';
import { nudge, restart, tap, undoTap, useTapping } from '../hooks/use-tapping.ts';
import type { Times } from '../hooks/use-timeline.ts';
import { pageForSentence } from '../model/page-range.ts';
import { playFrom, startAudio, toggleAudio } from '../model/audio-playback.ts';

/** Lets the user set sentence times during playback by tapping at the start of each sentence. */
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
/** Milliseconds by which to nudge a time, and to play before it when checking it. */
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
    ...readingPageQuery(text, pageForSentence(Math.min(next, sentences - 1), batchSize), batchSize),
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
  const inText = { ff: 'var(--glossa-font-reading)', lang: data?.language, dir: data?.direction };
  return (
    // Handle the keys for all elements in the panel.
    <Stack
      gap="sm"
      onKeyDown={keyDown}
      // Otherwise Space would also press the focused button.
      onKeyUp={(event) => event.key === ' ' && event.preventDefault()}
    >
      <Text size="sm" c="dimmed">
        {t('tap_help')}
      </Text>
      <Progress value={(next / Math.max(1, sentences)) * 100} aria-label={t('tap')} />
      <Text size="sm" c="dimmed">
        {t('tap_count', {
          next: format.number(Math.min(next + 1, sentences)),
          sentences: format.number(sentences),
        })}
      </Text>
      <Text mih="1.6em" lh={1.6} c="dimmed" {...inText}>
        {data && next > 0 ? sentenceText(data.sentences, next - 1) : ''}
        {lastTime !== null && (
          <Text component="bdi" ms="xs" size="xs" className="tabular">
            {formatClock(lastTime / 1000)}
          </Text>
        )}
      </Text>
      <Text mih="5em" lh={1.6} fz="lg" aria-live="polite" {...inText}>
        {isDone ? t('tap_done') : data && sentenceText(data.sentences, next)}
      </Text>
      <Button
        data-autofocus
        size="xl"
        fullWidth
        // Respond on press rather than on release, which comes a tenth of a second later.
        onPointerDown={(event) => {
          event.preventDefault();
          onTap();
        }}
        onClick={({ detail }) => detail === 0 && onTap()}
      >
        {isDone ? t('tap_again') : playing ? t('tap_now') : t('tap_play')}
      </Button>
      <Group grow preventGrowOverflow={false} gap="xs">
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
      </Group>
      <Text size="sm" c="dimmed" mih="1.5em" role="status">
        {saveState && t(`kept.${saveState}`)}
      </Text>
    </Stack>
  );
}
