import { ActionIcon, Box, Group, Text } from '@mantine/core';
import {
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
  IconRepeat,
  IconRewindBackward5,
  IconRewindForward5,
} from '@tabler/icons-react';
import { useEffect } from 'react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';

import { CompactSelect } from '@/ui/inputs/compact-select.tsx';
import { deferred } from '@/ui/hooks/use-deferred.ts';
import { useAudio } from '../hooks/use-audio.ts';
import { attachAudio, repeatSentence, setTapping, useRecording } from '../hooks/use-recording.ts';
import { sentenceAt, useTimeline } from '../hooks/use-timeline.ts';
import { formatClock } from '@/ui/format/clock.ts';
import classes from './audio-player.module.css';
import { RecordingMenu } from './recording-menu.tsx';

const TapAlong = deferred(async () => (await import('./tap-along.tsx')).TapAlong);

/** Seconds to skip back or forward. */
const skipSeconds = 5;
const speeds = [0.5, 0.75, 1, 1.25, 1.5, 2];

/** Plays the text's recording, resuming at the last position. */
export function AudioPlayer({
  audio,
  textId,
  sentences,
  source,
}: {
  audio: RefObject<HTMLAudioElement | null>;
  textId: string;
  /** Number of sentences in the text. */
  sentences: number;
  /** URL of the recording. */
  source: string;
}) {
  const { t, i18n } = useTranslation(['reader', 'listening']);
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
          <Box flex="none" w={76}>
            <CompactSelect
              size="xs"
              label={t('audio.speed')}
              value={String(speed)}
              onChange={(value) => setSpeed(Number(value))}
              data={speeds.map((value) => ({
                value: String(value),
                label: `${new Intl.NumberFormat(i18n.language).format(value)}×`,
              }))}
            />
          </Box>
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
