import type { ReadingPage } from '@glossa/contract/reading';
import { ActionIcon, Group, Text } from '@mantine/core';
import {
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
  IconRepeat,
  IconRewindBackward5,
  IconRewindForward5,
} from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { useMediaSession } from '@/domain/player/media-session.ts';
import { SleepMenu } from '@/domain/player/sleep-menu.tsx';
import { useSleepDeadline } from '@/domain/player/sleep-timer.ts';
import { claimVoice } from '@/domain/speech/one-voice.ts';
import { deferred } from '@/ui/hooks/use-deferred.ts';
import { useAudio } from '../hooks/use-audio.ts';
import { useMediaDetails } from '../hooks/use-media-details.ts';
import { attachAudio, repeatSentence, setTapping, useRecording } from '../hooks/use-recording.ts';
import { sentenceAt, useTimeline } from '../hooks/use-timeline.ts';
import { formatClock } from '@/ui/format/clock.ts';
import { startAudio } from '../model/audio-playback.ts';
import classes from './audio-player.module.css';
import { RecordingMenu } from './recording-menu.tsx';
import { SpeedSelect } from './speed-select.tsx';

const TapAlong = deferred(async () => (await import('./tap-along.tsx')).TapAlong);

/** Seconds to skip back or forward. */
const skipSeconds = 5;

const pauseRecording = (): void => useRecording.getState().audio?.pause();

/** Plays the text's recording, resuming at the last position. */
export function AudioPlayer({
  data,
  source,
}: {
  data: ReadingPage;
  /** URL of the recording. */
  source: string;
}) {
  const { t } = useTranslation(['reader', 'listening']);
  const { id: textId, sentence_count: sentences } = data;
  const audio = useRef<HTMLAudioElement>(null);
  const { state, handlers, seek, setSpeed, toggle } = useAudio(audio, textId);
  const { audio: attached, repeatedSentence: repeated, isTapping: tapping } = useRecording();
  const { times: savedTimes, timeline } = useTimeline(textId);
  const isTimed = timeline.length > 0;
  useEffect(() => (audio.current ? attachAudio(audio.current) : undefined), [audio]);
  const repeat = () => {
    const spoken = sentenceAt(timeline, time) ?? timeline[0];
    repeatSentence(repeated === undefined ? spoken?.seq : undefined);
  };
  const { playing, time, duration, speed, failed } = state;
  const pause = () => audio.current?.pause();
  useSleepDeadline(pause);
  useEffect(() => {
    if (playing) claimVoice(pauseRecording);
  }, [playing]);
  const stepSentence = (by: 1 | -1) => {
    const index = timeline.findIndex(({ seq }) => seq === sentenceAt(timeline, time)?.seq);
    const target = timeline[Math.max(0, index + by)];
    if (target) seek(target.start);
  };
  useMediaSession(useMediaDetails(data, playing), playing, {
    play: () => audio.current && startAudio(audio.current),
    pause,
    stop: pause,
    seekbackward: () => seek(time - skipSeconds),
    seekforward: () => seek(time + skipSeconds),
    ...(isTimed ? { previoustrack: () => stepSentence(-1), nexttrack: () => stepSentence(1) } : {}),
  });
  return (
    // Media controls run left to right in every language.
    <div className={classes.player} role="group" aria-label={t('audio.label')} dir="ltr">
      {/* eslint-disable-next-line jsx-a11y/media-has-caption -- The page itself is what is read aloud. */}
      <audio ref={audio} src={source} preload="metadata" {...handlers} />
      {failed ? (
        <Text size="sm" c="var(--glossa-danger)" role="alert">
          {t('audio.failed')}
        </Text>
      ) : (
        <>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={40}
            onClick={() => seek(time - skipSeconds)}
            aria-label={t('audio.back')}
          >
            <IconRewindBackward5 size={20} stroke={1.6} />
          </ActionIcon>
          <ActionIcon
            variant="filled"
            radius="xl"
            size={40}
            onClick={toggle}
            aria-label={playing ? t('audio.pause') : t('audio.play')}
          >
            {playing ? <IconPlayerPauseFilled size={18} /> : <IconPlayerPlayFilled size={18} />}
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={40}
            onClick={() => seek(time + skipSeconds)}
            aria-label={t('audio.forward')}
          >
            <IconRewindForward5 size={20} stroke={1.6} />
          </ActionIcon>
          <Group
            gap="xs"
            wrap="nowrap"
            miw={0}
            px="xs"
            fz="xs"
            c="dimmed"
            className={`${classes.track} tabular`}
          >
            <span>{formatClock(time)}</span>
            <input
              type="range"
              min={0}
              max={Math.max(duration, 0.1)}
              step={0.1}
              value={Math.min(time, duration)}
              onChange={({ currentTarget }) => seek(Number(currentTarget.value))}
              aria-label={t('audio.position')}
              aria-valuetext={t('audio.position_of', {
                time: formatClock(time),
                duration: formatClock(duration),
              })}
            />
            <span>{formatClock(duration)}</span>
          </Group>
          {isTimed && (
            <ActionIcon
              variant={repeated === undefined ? 'subtle' : 'light'}
              color={repeated === undefined ? 'gray' : 'ink'}
              size={40}
              onClick={repeat}
              aria-label={t('listening:repeat')}
              title={t('listening:repeat')}
              aria-pressed={repeated !== undefined}
            >
              <IconRepeat size={20} stroke={1.6} />
            </ActionIcon>
          )}
          <SleepMenu end={isTimed ? 'page' : undefined} />
          <SpeedSelect speed={speed} onChange={setSpeed} />
          <RecordingMenu text={textId} isTimed={isTimed} />
        </>
      )}
      {tapping && attached && savedTimes && (
        <TapAlong
          audio={attached}
          text={textId}
          savedTimes={savedTimes}
          sentences={sentences}
          onClose={() => setTapping(false)}
        />
      )}
    </div>
  );
}
