import type { Watching } from '@glossa/contract/watching';
import { Button, Checkbox, Text } from '@mantine/core';
import { IconPlayerPlayFilled } from '@tabler/icons-react';
import { useLayoutEffect, useRef, useState } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { createNativePlayer } from './native-player.ts';
import { togglePlaying } from './player.ts';
import type { Player } from './player.ts';
import { usePlayer } from './use-player.ts';
import { createYoutubePlayer, youtubeEmbedUrl } from './youtube-player.ts';
import classes from './video-view.module.css';

interface VideoSourceProps {
  data: Watching;
  /** Start time in milliseconds. */
  start: number;
  /** Receives the player; returns a cleanup function. */
  onPlayer: (player: Player) => () => void;
}

/**
 * A video from an uploaded file or YouTube, as large as its container's width and `--max-height` allow. A click plays
 * or pauses; a double tap on a side steps back or forward.
 */
export function VideoView({
  player,
  className = '',
  onStep,
  onFullscreen,
  children,
  ...source
}: VideoSourceProps & {
  player: Player | undefined;
  className?: string | undefined;
  onStep: (by: 1 | -1) => void;
  /** Called on a double click, or a double tap in the middle. */
  onFullscreen: () => void;
  /** Content shown over the video. */
  children?: ReactNode;
}) {
  const { youtube, width, height } = source.data;
  const ratio = (width ?? 16) / (height ?? 9);
  return (
    <div className={`${classes.frame} ${className}`} style={{ '--aspect-ratio': ratio } as CSSProperties}>
      <div className={classes.box}>
        {youtube === null ? <UploadedVideo {...source} /> : <YoutubeGate {...source} id={youtube} />}
        {children}
        {player && <VideoOverlay player={player} onStep={onStep} onFullscreen={onFullscreen} />}
      </div>
    </div>
  );
}

function UploadedVideo({ data: { file, video }, start, onPlayer }: VideoSourceProps) {
  const { t } = useTranslation('watch');
  const element = useRef<HTMLVideoElement>(null);
  const [initialStart] = useState(start);
  useLayoutEffect(() => {
    const media = element.current;
    if (!media) return;
    // Set before anything loads, so that loading starts at this position.
    if (initialStart > 0) media.currentTime = initialStart / 1000;
    return onPlayer(createNativePlayer(media));
  }, [initialStart, onPlayer]);
  return (
    // eslint-disable-next-line jsx-a11y/media-has-caption -- Its subtitles are shown as text.
    <video
      ref={element}
      className={classes.video}
      src={file ?? undefined}
      poster={video.thumbnail ?? undefined}
      preload="auto"
      playsInline
      aria-label={t('picture', { title: video.title })}
    />
  );
}

const consentKey = 'glossa_youtube';

/** A YouTube video; nothing is loaded from YouTube until the viewer agrees. */
function YoutubeGate(props: VideoSourceProps & { id: string }) {
  const { t } = useTranslation('watch');
  const [isAllowed, setAllowed] = useState(() => localStorage.getItem(consentKey) === 'always');
  const [isRemembered, setRemembered] = useState(false);
  if (isAllowed) return <YoutubeVideo {...props} />;
  const load = () => {
    if (isRemembered) localStorage.setItem(consentKey, 'always');
    setAllowed(true);
  };
  return (
    <div className={`${classes.overlay} ${classes.problem}`}>
      <Text maw="44ch">{t('youtube.notice')}</Text>
      <Button onClick={load}>{t('youtube.load')}</Button>
      <Checkbox
        label={t('youtube.remember')}
        checked={isRemembered}
        onChange={({ currentTarget }) => setRemembered(currentTarget.checked)}
      />
    </div>
  );
}

function YoutubeVideo({ data: { video }, id, start, onPlayer }: VideoSourceProps & { id: string }) {
  const { t } = useTranslation('watch');
  const frame = useRef<HTMLIFrameElement>(null);
  const [initialStart] = useState(start);
  useLayoutEffect(
    () => (frame.current ? onPlayer(createYoutubePlayer(frame.current, initialStart)) : undefined),
    [initialStart, onPlayer],
  );
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- The player runs on its own origin and does not work in a sandbox.
    <iframe
      ref={frame}
      className={classes.video}
      src={youtubeEmbedUrl(id, { origin: location.origin, start: initialStart })}
      title={t('picture', { title: video.title })}
      allow="autoplay; encrypted-media; picture-in-picture"
      // YouTube refuses to play videos on pages that send no referrer.
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}

/** Maximum milliseconds between the taps of a double tap. */
const doubleTapInterval = 300;

/**
 * Covers the video: a click plays or pauses, and a double tap on a side steps back or forward. Also shows playback
 * errors.
 */
function VideoOverlay({
  player,
  onStep,
  onFullscreen,
}: {
  player: Player;
  onStep: (by: 1 | -1) => void;
  onFullscreen: () => void;
}) {
  const { t } = useTranslation('watch');
  const state = usePlayer(player);
  const tap = useRef({ at: 0, timer: undefined as ReturnType<typeof setTimeout> | undefined });
  if (state.problem) {
    return (
      <div className={`${classes.overlay} ${classes.problem}`} role="alert">
        <Text maw="44ch">{t(`problems.${state.problem}`)}</Text>
        <Button variant="default" onClick={() => location.reload()}>
          {t('reload')}
        </Button>
      </div>
    );
  }
  const onToggle = () => togglePlaying(player);
  const onTap = (x: number, { left, width }: DOMRect) => {
    const isDoubleTap = Date.now() - tap.current.at < doubleTapInterval;
    clearTimeout(tap.current.timer);
    tap.current.at = isDoubleTap ? 0 : Date.now();
    const position = (x - left) / width;
    if (isDoubleTap && position < 0.36) onStep(-1);
    else if (isDoubleTap && position > 0.64) onStep(1);
    else if (isDoubleTap) onFullscreen();
    else tap.current.timer = setTimeout(onToggle, doubleTapInterval);
  };
  return (
    // Duplicates the buttons below; keyboard users have shortcuts.
    <div
      className={classes.overlay}
      data-testid="video-overlay"
      aria-hidden="true"
      onClick={({ nativeEvent, clientX, currentTarget, detail }) => {
        if ((nativeEvent as PointerEvent).pointerType === 'touch') {
          onTap(clientX, currentTarget.getBoundingClientRect());
        } else if (detail === 2) {
          // Revert the toggle of the first click.
          onToggle();
          onFullscreen();
        } else onToggle();
      }}
    >
      {!state.playing && (
        <span className={classes.playIcon}>
          <IconPlayerPlayFilled size={32} />
        </span>
      )}
    </div>
  );
}
