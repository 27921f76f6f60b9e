import { SpeechError } from './speaker.ts';
import type { Speaker } from './speaker.ts';

/** Chrome stops a network voice after about 15 seconds of one utterance unless it is paused and resumed before. */
const keepAliveInterval = 10_000;

const interruptions = new Set<SpeechSynthesisErrorCode>(['canceled', 'interrupted', 'not-allowed']);

/** Creates a speaker with a voice of this device. */
export function createBrowserSpeaker(voice: SpeechSynthesisVoice): Speaker {
  /** The last word that was reached. `pause` does not work on Android, so that a pause is a stop and a new start. */
  let reached = { seq: -1, index: 0 };
  return {
    kind: 'browser',
    prefetch: () => undefined,
    dispose: () => undefined,
    speak: ({ seq, text }, { resumes, rate, onCharacter, signal }) => {
      const start = resumes && reached.seq === seq ? reached.index : 0;
      reached = { seq, index: start };
      const utterance = new SpeechSynthesisUtterance(text.slice(start));
      utterance.voice = voice;
      utterance.lang = voice.lang;
      utterance.rate = rate;
      utterance.addEventListener('boundary', ({ name, charIndex }) => {
        if (signal.aborted || name === 'sentence') return;
        reached = { seq, index: start + charIndex };
        onCharacter(start + charIndex);
      });
      const keepAlive = voice.localService
        ? undefined
        : setInterval(() => {
            speechSynthesis.pause();
            speechSynthesis.resume();
          }, keepAliveInterval);
      const spoken = new Promise<void>((resolve, reject) => {
        utterance.addEventListener('end', () => resolve());
        utterance.addEventListener('error', ({ error }) =>
          reject(new SpeechError(interruptions.has(error) ? 'interrupted' : 'failed')),
        );
        signal.addEventListener('abort', () => {
          speechSynthesis.cancel();
          reject(new SpeechError('interrupted'));
        });
      });
      speechSynthesis.cancel();
      speechSynthesis.speak(utterance);
      return spoken.finally(() => clearInterval(keepAlive));
    },
  };
}
