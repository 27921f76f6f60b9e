import { createPlayerStore } from './player.ts';
import type { Player } from './player.ts';

const events = [
  'play',
  'playing',
  'pause',
  'ended',
  'waiting',
  'canplay',
  'seeking',
  'seeked',
  'timeupdate',
  'progress',
  'durationchange',
  'loadedmetadata',
  'ratechange',
  'volumechange',
  'error',
] as const;

/** Returns the end of the buffered range at the current time, in milliseconds. */
function getBufferedEnd({ buffered, currentTime }: HTMLMediaElement): number {
  for (let range = 0; range < buffered.length; range++) {
    if (buffered.start(range) <= currentTime && currentTime <= buffered.end(range)) {
      return buffered.end(range) * 1000;
    }
  }
  return 0;
}

/** Creates a player that controls a media element. */
export function createNativePlayer(video: HTMLVideoElement | HTMLAudioElement): Player {
  const store = createPlayerStore();
  const update = () =>
    store.update({
      ready: video.readyState >= HTMLMediaElement.HAVE_METADATA,
      playing: !video.paused && !video.ended,
      waiting: !video.paused && !video.ended && video.readyState < HTMLMediaElement.HAVE_FUTURE_DATA,
      ended: video.ended,
      duration: Number.isFinite(video.duration) ? Math.round(video.duration * 1000) : 0,
      buffered: getBufferedEnd(video),
      rate: video.playbackRate,
      volume: video.volume,
      muted: video.muted,
      problem: video.error ? 'unplayable' : undefined,
    });
  const controller = new AbortController();
  for (const event of events) video.addEventListener(event, update, { signal: controller.signal });
  // The element may have started to load before the listeners were added.
  update();
  return {
    read: store.read,
    subscribe: store.subscribe,
    now: () => Math.round(video.currentTime * 1000),
    // If the browser blocks playback, the video stays paused.
    play: () => void video.play().catch(() => undefined),
    pause: () => video.pause(),
    seek: (time) => {
      video.currentTime = Math.max(0, time) / 1000;
    },
    setRate: (rate) => {
      video.playbackRate = rate;
    },
    setVolume: (volume) => {
      video.volume = volume;
    },
    setMuted: (muted) => {
      video.muted = muted;
    },
    togglePictureInPicture:
      document.pictureInPictureEnabled && video instanceof HTMLVideoElement
        ? () => {
            const toggled =
              document.pictureInPictureElement === video
                ? document.exitPictureInPicture()
                : video.requestPictureInPicture();
            void toggled.catch(() => undefined);
          }
        : undefined,
    dispose: () => controller.abort(),
  };
}
