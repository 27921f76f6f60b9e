import type { Watching } from '@glossa/contract/watching';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { createNativePlayer } from './native-player.ts';
import type { Player } from './player.ts';
import { createYoutubePlayer, youtubeAddress } from './youtube-player.ts';
import classes from './picture.module.css';

interface PictureProps {
  data: Watching;
  /** Start time in milliseconds. */
  start: number;
  /** Receives the player; returns a cleanup function. */
  onPlayer: (player: Player) => () => void;
}

/** The video itself: an uploaded file, or a YouTube iframe. */
export const Picture = (props: PictureProps) =>
  props.data.youtube === null ? <File {...props} /> : <Youtube {...props} id={props.data.youtube} />;

function File({ data: { file, video }, start, onPlayer }: PictureProps) {
  const { t } = useTranslation('watch');
  const element = useRef<HTMLVideoElement>(null);
  const [begin] = useState(start);
  useLayoutEffect(() => {
    const own = element.current;
    if (!own) return;
    // Set before anything loads, it determines where loading starts.
    if (begin > 0) own.currentTime = begin / 1000;
    return onPlayer(createNativePlayer(own));
  }, [begin, onPlayer]);
  return (
    // eslint-disable-next-line jsx-a11y/media-has-caption -- Its subtitles are shown as text.
    <video
      ref={element}
      className={classes.picture}
      src={file ?? undefined}
      poster={video.thumbnail ?? undefined}
      preload="auto"
      playsInline
      aria-label={t('picture', { title: video.title })}
    />
  );
}

function Youtube({ data: { video }, id, start, onPlayer }: PictureProps & { id: string }) {
  const { t } = useTranslation('watch');
  const frame = useRef<HTMLIFrameElement>(null);
  const [begin] = useState(start);
  useLayoutEffect(
    () => (frame.current ? onPlayer(createYoutubePlayer(frame.current, begin)) : undefined),
    [begin, onPlayer],
  );
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- its own origin keeps it apart; its player runs in none
    <iframe
      ref={frame}
      className={classes.picture}
      src={youtubeAddress(id, { origin: location.origin, start: begin })}
      title={t('picture', { title: video.title })}
      allow="autoplay; encrypted-media; picture-in-picture"
      // YouTube plays nothing for pages that send no referrer.
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}
