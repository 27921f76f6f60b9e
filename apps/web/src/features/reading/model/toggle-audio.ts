/** Starts or pauses a recording. The browser may block playback; the button then keeps showing "play". */
export function toggleAudio(audio: HTMLAudioElement | null): void {
  if (!audio) return;
  if (audio.paused) void audio.play().catch(() => undefined);
  else audio.pause();
}
