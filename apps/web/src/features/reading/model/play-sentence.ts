import type { Spoken } from './timeline.ts';

/** Plays a recording from the start of a sentence; returns whether its time is known. */
export function playSentence(
  audio: HTMLAudioElement,
  timeline: readonly Spoken[],
  sentence: number,
): boolean {
  const spoken = timeline.find(({ seq }) => seq === sentence);
  if (!spoken) return false;
  audio.currentTime = spoken.start;
  // The browser may block playback; the button then keeps showing "play".
  void audio.play().catch(() => undefined);
  return true;
}
