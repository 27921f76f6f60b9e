import { cacheTextRecording } from './cache-text.ts';
import { listOfflineTexts, allowsOffline } from './offline-texts.ts';

/** Caches the recordings of texts when they are played. Returns a function that stops caching. */
export function cachePlayedRecordings(account: string): () => void {
  const cache = async (url: string) => {
    const { pathname } = new URL(url, location.origin);
    const texts = await listOfflineTexts(account);
    const text = texts.find(
      ({ head }) => head.audio !== null && pathname === head.audio && allowsOffline(head),
    );
    if (text && text.recordingBytes === 0)
      await cacheTextRecording(account, { id: text.id, audio: pathname });
  };
  const onPlay = ({ target }: Event) => {
    if (target instanceof HTMLAudioElement) cache(target.currentSrc).catch(() => undefined);
  };
  // `play` events do not bubble, so capture them.
  document.addEventListener('play', onPlay, true);
  return () => document.removeEventListener('play', onPlay, true);
}
