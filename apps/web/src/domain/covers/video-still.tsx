import { useState } from 'react';

import { groundOf, initialOf } from './title-cover.ts';
import classes from './video-still.module.css';

/** A video's image, or one generated from its title; fills its container. */
export function VideoStill({
  video,
}: {
  video: { title: string; language: string; thumbnail: string | null };
}) {
  const [missing, setMissing] = useState(false);
  const [upright, setUpright] = useState(false);
  if (video.thumbnail !== null && !missing) {
    return (
      <img
        className={classes.still}
        data-upright={upright || undefined}
        src={video.thumbnail}
        alt=""
        loading="lazy"
        onError={() => setMissing(true)}
        onLoad={({ currentTarget }) => setUpright(currentTarget.naturalHeight > currentTarget.naturalWidth)}
      />
    );
  }
  return (
    <span
      className={classes.made}
      data-ground={groundOf(video.title)}
      lang={video.language}
      translate="no"
      aria-hidden="true"
    >
      <svg viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice">
        <path d="M-20 150C60 90 120 190 200 128S320 70 350 96V200H-20z" />
        <path d="M-20 172c70-34 130 14 200-18s120-26 170-10v60H-20z" />
      </svg>
      <span>{initialOf(video.title, video.language)}</span>
    </span>
  );
}
