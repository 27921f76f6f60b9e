/** Starts or stops a recording. A browser may refuse to start; its button then stays at play. */
export function toggleAudio(audio: HTMLAudioElement | null): void {
  if (!audio) return;
  if (audio.paused) void audio.play().catch(() => undefined);
  else audio.pause();
}
