import { speechAudio } from './speech-audio.ts';
import { fetchSentenceSpeech } from './speech-server.ts';
import type { SpeechServer } from './speech-server.ts';
import { SpeechError } from './speaker.ts';
import type { Speaker } from './speaker.ts';

/** Maximum number of sentences whose audio is held in memory. */
const maxLoadedSentences = 12;

/** Creates a speaker that uses the speech server for the sentences of a text. */
export function createServerSpeaker(server: SpeechServer, text: string): Speaker {
  const loaded = new Map<number, Promise<string>>();
  const controller = new AbortController();
  let current = -1;

  const release = (seq: number) => {
    loaded.get(seq)?.then(
      (url) => URL.revokeObjectURL(url),
      () => undefined,
    );
    loaded.delete(seq);
  };
  const load = (seq: number): Promise<string> => {
    const known = loaded.get(seq);
    if (known) return known;
    const url = fetchSentenceSpeech(server, text, seq, controller.signal).then((audio) =>
      URL.createObjectURL(audio),
    );
    // A failed sentence is requested again when its turn comes.
    url.catch(() => loaded.delete(seq));
    loaded.set(seq, url);
    for (const old of [...loaded.keys()].slice(0, -maxLoadedSentences)) if (old !== current) release(old);
    return url;
  };

  return {
    kind: 'server',
    prefetch: (sentences) => sentences.forEach((seq) => void load(seq)),
    speak: async ({ seq }, { resumes, rate, signal }) => {
      const url = await load(seq);
      if (signal.aborted) throw new SpeechError('interrupted');
      // An earlier sentence or a word may have been played since.
      if (current !== seq || speechAudio.getAttribute('src') !== url) speechAudio.src = url;
      else if (!resumes) speechAudio.currentTime = 0;
      current = seq;
      // Loading resets the speed to the default.
      speechAudio.defaultPlaybackRate = rate;
      speechAudio.playbackRate = rate;
      await playToEnd(speechAudio, signal);
    },
    dispose: () => {
      controller.abort();
      speechAudio.pause();
      for (const seq of loaded.keys()) release(seq);
    },
  };
}

/**
 * Plays an audio element to its end.
 * @throws {SpeechError} if it can't be played, or something else stops the playback
 */
function playToEnd(audio: HTMLAudioElement, signal: AbortSignal): Promise<void> {
  const listeners = new AbortController();
  const options = { signal: listeners.signal };
  return new Promise<void>((resolve, reject) => {
    const interrupt = () => reject(new SpeechError('interrupted'));
    audio.addEventListener('ended', () => resolve(), options);
    audio.addEventListener('error', () => reject(new SpeechError('failed')), options);
    // Reaching the end also fires `pause`.
    audio.addEventListener('pause', () => audio.ended || interrupt(), options);
    signal.addEventListener(
      'abort',
      () => {
        interrupt();
        audio.pause();
      },
      options,
    );
    audio
      .play()
      .catch((error: unknown) =>
        reject(
          new SpeechError(
            error instanceof DOMException && error.name === 'NotSupportedError' ? 'failed' : 'interrupted',
          ),
        ),
      );
  }).finally(() => listeners.abort());
}
