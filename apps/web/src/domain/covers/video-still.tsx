import { useState } from 'react';

import { pickBackground, getInitial } from './generated-cover.ts';
import classes from './video-still.module.css';

/** A video's image, or one generated from its title; fills its container. */
export function VideoStill({
  video,
}: {
  video: { title: string; language: string; thumbnail: string | null };
}) {
  const [isMissing, setMissing] = useState(false);
  const [isPortrait, setPortrait] = useState(false);
  if (video.thumbnail !== null && !isMissing) {
    return (
      <img
        className={classes.image}
        data-portrait={isPortrait || undefined}
        src={video.thumbnail}
        alt=""
        loading="lazy"
        onError={() => setMissing(true)}
        onLoad={({ currentTarget }) => setPortrait(currentTarget.naturalHeight > currentTarget.naturalWidth)}
      />
    );
  }
  return (
    <span
      className={classes.generated}
      data-background={pickBackground(video.title)}
      lang={video.language}
      translate="no"
      aria-hidden="true"
    >
      <svg viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice">
        <path d="M-20 150C60 90 120 190 200 128S320 70 350 96V200H-20z" />
        <path d="M-20 172c70-34 130 14 200-18s120-26 170-10v60H-20z" />
      </svg>
      <span>{getInitial(video.title, video.language)}</span>
    </span>
  );
}
