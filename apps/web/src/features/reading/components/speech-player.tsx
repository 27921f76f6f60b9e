import type { ReadingPage } from '@glossa/contract/reading';
import { ActionIcon, Menu, Text } from '@mantine/core';
import {
  IconCheck,
  IconDots,
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
  IconPlayerSkipBack,
  IconPlayerSkipForward,
  IconRepeat,
  IconX,
} from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';

import { useMediaSession } from '@/domain/player/media-session.ts';
import { SleepMenu } from '@/domain/player/sleep-menu.tsx';
import { useSleepDeadline } from '@/domain/player/sleep-timer.ts';
import { NoVoiceError } from '@/domain/speech/read-aloud.ts';
import type { ReadAloud } from '@/domain/speech/read-aloud.ts';
import { serverVoice, useVoices } from '@/domain/speech/use-voices.ts';
import { errorTextOr } from '@/lib/i18n/error-text.ts';
import { languageName } from '@/lib/i18n/language-name.ts';
import { useFormat } from '@/ui/format/use-format.ts';
import { useMediaDetails } from '../hooks/use-media-details.ts';
import { playReadAloud } from '../hooks/use-read-aloud.ts';
import { setFollowsRecording, useRecording } from '../hooks/use-recording.ts';
import { storeReadingSpeed } from '../model/reading-speed.ts';
import classes from './audio-player.module.css';
import { SpeedSelect } from './speed-select.tsx';

const icon = { size: 20, stroke: 1.6 };

/** Controls for reading the text aloud. */
export function SpeechPlayer({
  data,
  readAloud,
  onClose,
}: {
  data: ReadingPage;
  readAloud: ReadAloud;
  onClose: () => void;
}) {
  const { t, i18n } = useTranslation(['listening', 'reader', 'common']);
  const format = useFormat();
  const { playing, seq, repeats, rate, speaker, problem } = useStore(readAloud.state);
  const { step, pause } = readAloud;
  const play = () => playReadAloud(readAloud);
  useSleepDeadline(pause);
  useMediaSession(useMediaDetails(data, true), playing, {
    play,
    pause,
    stop: onClose,
    previoustrack: () => step(-1),
    nexttrack: () => step(1),
    seekbackward: () => step(-1),
    seekforward: () => step(1),
  });
  return (
    // Media controls run left to right in every language.
    <div role="group" aria-label={t('player')} dir="ltr">
      <div className={classes.player} data-closable="">
        <Control label={t('previous_sentence')} onClick={() => step(-1)}>
          <IconPlayerSkipBack {...icon} />
        </Control>
        <ActionIcon
          variant="filled"
          radius="xl"
          size={40}
          onClick={playing ? pause : play}
          aria-label={playing ? t('reader:audio.pause') : t('reader:audio.play')}
        >
          {playing ? <IconPlayerPauseFilled size={18} /> : <IconPlayerPlayFilled size={18} />}
        </ActionIcon>
        <Control label={t('next_sentence')} onClick={() => step(1)}>
          <IconPlayerSkipForward {...icon} />
        </Control>
        <Text span ta="center" px="xs" size="xs" c="dimmed" dir="auto" className={`${classes.track} tabular`}>
          {seq !== undefined &&
            t('place', { sentence: format.number(seq + 1), sentences: format.number(data.sentence_count) })}
        </Text>
        <Control label={t('repeat')} pressed={repeats} onClick={() => readAloud.setRepeats(!repeats)}>
          <IconRepeat {...icon} />
        </Control>
        <SleepMenu end="page" />
        <SpeedSelect
          speed={rate}
          onChange={(speed) => {
            storeReadingSpeed(speed);
            readAloud.setRate(speed);
          }}
        />
        <SpeechMenu data={data} readAloud={readAloud} />
        <ActionIcon
          variant="subtle"
          color="gray"
          size={40}
          className={classes.close ?? ''}
          onClick={onClose}
          aria-label={t('common:close')}
        >
          <IconX {...icon} />
        </ActionIcon>
      </div>
      {problem !== undefined && (
        <Text size="sm" pb={4} dir="auto" role="alert">
          {problem instanceof NoVoiceError
            ? t('no_voice', { language: languageName(data.language, i18n.language) })
            : errorTextOr(problem, t('failed'))}
        </Text>
      )}
      {speaker === 'server' && <PrivacyNote data={data} />}
    </div>
  );
}

function Control({
  label,
  pressed,
  onClick,
  children,
}: {
  label: string;
  /** Undefined if the button isn't a toggle. */
  pressed?: boolean;
  onClick: () => void;
  children: ReactNode;
}) {
  return (
    <ActionIcon
      variant={pressed ? 'light' : 'subtle'}
      color={pressed ? 'ink' : 'gray'}
      size={40}
      onClick={onClick}
      aria-label={label}
      title={label}
      aria-pressed={pressed}
    >
      {children}
    </ActionIcon>
  );
}

const checkIcon = <IconCheck size={16} stroke={1.6} />;

/** A menu for choosing the voice, and whether pages turn with it. */
function SpeechMenu({ data, readAloud }: { data: ReadingPage; readAloud: ReadAloud }) {
  const { t } = useTranslation(['listening', 'reader']);
  const { followsRecording } = useRecording();
  const { server, voices = [], selected, choose } = useVoices(data.language, data.id);
  const choices = [
    ...(server ? [{ value: serverVoice, label: t('server_voice', { voice: server.voice }) }] : []),
    ...voices.map((name) => ({ value: name, label: name })),
  ];
  return (
    <Menu position="top-end" withinPortal>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size={40} aria-label={t('options')} title={t('options')}>
          <IconDots {...icon} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown maw={320} mah="60dvh" style={{ overflowY: 'auto' }}>
        <Menu.CheckboxItem
          checked={followsRecording}
          onChange={setFollowsRecording}
          closeMenuOnClick
          checkIcon={checkIcon}
        >
          {t('turn_pages')}
        </Menu.CheckboxItem>
        {choices.length > 0 && (
          <>
            <Menu.Divider />
            <Menu.Label>{t('reader:menu.voice')}</Menu.Label>
          </>
        )}
        <Menu.RadioGroup
          value={selected ?? null}
          onChange={(name) => {
            choose(name);
            readAloud.renewSpeakers();
          }}
        >
          {choices.map(({ value, label }) => (
            <Menu.RadioItem key={value} value={value} closeMenuOnClick checkIcon={checkIcon}>
              <bdi>{label}</bdi>
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
        {server && (
          <Text size="xs" c="dimmed" px="sm" py={6}>
            {t('privacy', { host: server.host })}
          </Text>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}

const privacyKey = 'glossa-speech-host';

/** Shows where sentences are sent when a speech server is used for the first time in this browser. */
function PrivacyNote({ data }: { data: ReadingPage }) {
  const { t } = useTranslation('listening');
  const { server } = useVoices(data.language, data.id);
  const host = server?.host;
  const [seen] = useState(() => localStorage.getItem(privacyKey));
  useEffect(() => {
    if (host !== undefined) localStorage.setItem(privacyKey, host);
  }, [host]);
  return host !== undefined && host !== seen ? (
    <Text size="xs" c="dimmed" ta="center" pb={4} dir="auto">
      {t('privacy', { host })}
    </Text>
  ) : null;
}
