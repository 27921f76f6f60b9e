import type { Locator, Page } from '@playwright/test';

/** Playback state of a video. */
interface Playing {
  /** In seconds. */
  at: number;
  isPaused: boolean;
  /** Bytes of audio decoded, and whether the audio is audible. */
  sound: number;
  isHeard: boolean;
}

/** The watch page. */
export const watchOf = (page: Page) => {
  const video = page.locator('video');
  const lane = page.getByRole('group', { name: 'Subtitles', exact: true });
  return {
    video,
    /** The current subtitles. */
    lane,
    word: (word: string): Locator => lane.getByText(word, { exact: true }).first(),
    words: lane.locator('[data-level]'),
    transcript: page.getByRole('list', { name: 'Transcript' }),
    play: page.getByRole('button', { name: 'Play', exact: true }),
    pause: page.getByRole('button', { name: 'Pause', exact: true }),
    position: page.getByRole('slider', { name: 'Position' }),
    playing: (): Promise<Playing> =>
      video.evaluate((element: HTMLVideoElement & { webkitAudioDecodedByteCount?: number }) => ({
        at: element.currentTime,
        isPaused: element.paused,
        sound: element.webkitAudioDecodedByteCount ?? 0,
        isHeard: !element.muted && element.volume > 0,
      })),
  };
};
