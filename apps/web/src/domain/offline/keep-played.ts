import { keepRecordingOf } from './keep-text.ts';
import { listOfflineTexts, mayKeep } from './offline-texts.ts';

/** Caches the recordings of texts that are played; returns the function that stops it. */
export function keepPlayedRecordings(account: string): () => void {
  const keep = async (address: string) => {
    const { pathname } = new URL(address, location.origin);
    const texts = await listOfflineTexts(account);
    const text = texts.find(({ head }) => head.audio !== null && pathname === head.audio && mayKeep(head));
    if (text && text.recordingBytes === 0) await keepRecordingOf(account, { id: text.id, audio: pathname });
  };
  const heard = ({ target }: Event) => {
    if (target instanceof HTMLAudioElement) keep(target.currentSrc).catch(() => undefined);
  };
  // `play` events do not bubble, so capture them.
  document.addEventListener('play', heard, true);
  return () => document.removeEventListener('play', heard, true);
}
