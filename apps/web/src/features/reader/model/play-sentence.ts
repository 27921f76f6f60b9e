import type { Spoken } from './timeline.ts';

/** Plays a recording from the beginning of a sentence; answers whether its time is known. */
export function playSentence(
  audio: HTMLAudioElement,
  timeline: readonly Spoken[],
  sentence: number,
): boolean {
  const spoken = timeline.find(({ seq }) => seq === sentence);
  if (!spoken) return false;
  audio.currentTime = spoken.start;
  // A browser may refuse to start; the player's button then stays at play.
  void audio.play().catch(() => undefined);
  return true;
}
