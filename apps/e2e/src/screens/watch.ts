import type { Locator, Page } from '@playwright/test';

/** Playback state of a video. */
interface PlaybackState {
  /** In seconds. */
  seconds: number;
  isPaused: boolean;
  /** Bytes of audio decoded, and whether the audio is audible. */
  audioBytes: number;
  isAudible: boolean;
}

/** Page object for the watch page. */
export const watchScreen = (page: Page) => {
  const video = page.locator('video');
  const subtitles = page.getByRole('group', { name: 'Subtitles', exact: true });
  return {
    video,
    /** The current subtitles. */
    lane: subtitles,
    word: (word: string): Locator => subtitles.getByText(word, { exact: true }).first(),
    words: subtitles.locator('[data-level]'),
    transcript: page.getByRole('list', { name: 'Transcript' }),
    play: page.getByRole('button', { name: 'Play', exact: true }),
    pause: page.getByRole('button', { name: 'Pause', exact: true }),
    position: page.getByRole('slider', { name: 'Position' }),
    playing: (): Promise<PlaybackState> =>
      video.evaluate((element: HTMLVideoElement & { webkitAudioDecodedByteCount?: number }) => ({
        seconds: element.currentTime,
        isPaused: element.paused,
        audioBytes: element.webkitAudioDecodedByteCount ?? 0,
        isAudible: !element.muted && element.volume > 0,
      })),
  };
};
