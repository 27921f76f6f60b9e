import { useEffect, useRef } from 'react';

/** The details shown on a lock screen. */
interface MediaDetails {
  title: string;
  artist?: string | undefined;
  album?: string | undefined;
  /** URL of an image. */
  cover?: string | undefined;
}

/** Handlers for the buttons on a lock screen, a keyboard or a headset. */
type MediaHandlers = Partial<Record<MediaSessionAction, () => void>>;

/** Shows what is playing on the lock screen, with controls, while the component is mounted. */
export function useMediaSession(
  { title, artist = '', album = '', cover }: MediaDetails,
  playing: boolean,
  handlers: MediaHandlers,
): void {
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });
  const actions = Object.keys(handlers).toSorted().join(' ');
  useEffect(() => {
    if (!('mediaSession' in navigator)) return;
    const artwork = cover === undefined ? [] : [{ src: new URL(cover, location.href).href }];
    navigator.mediaSession.metadata = new MediaMetadata({ title, artist, album, artwork });
    return () => {
      navigator.mediaSession.metadata = null;
    };
  }, [title, artist, album, cover]);
  useEffect(() => {
    if (!('mediaSession' in navigator)) return;
    navigator.mediaSession.playbackState = playing ? 'playing' : 'paused';
    return () => {
      navigator.mediaSession.playbackState = 'none';
    };
  }, [playing]);
  useEffect(() => {
    if (!('mediaSession' in navigator)) return;
    const names = actions.split(' ') as MediaSessionAction[];
    for (const name of names) setHandler(name, () => latest.current[name]?.());
    return () => {
      for (const name of names) setHandler(name, null);
    };
  }, [actions]);
}

function setHandler(action: MediaSessionAction, handler: (() => void) | null): void {
  try {
    navigator.mediaSession.setActionHandler(action, handler);
  } catch {
    // Some browsers reject actions that they do not support.
  }
}
