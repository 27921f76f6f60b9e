/** Starts playback. If the browser blocks it, the button continues to show "play". */
export const startAudio = (audio: HTMLAudioElement): void => void audio.play().catch(() => undefined);

/** Starts playback at a time in seconds. */
export function playFrom(audio: HTMLAudioElement, seconds: number): void {
  audio.currentTime = seconds;
  startAudio(audio);
}

/** Starts or pauses playback. */
export function toggleAudio(audio: HTMLAudioElement | null): void {
  if (!audio) return;
  if (audio.paused) startAudio(audio);
  else audio.pause();
}
