import { SpeechError } from './speaker.ts';
import type { Speaker } from './speaker.ts';

/** Chrome stops a network voice after about 15 seconds of an utterance, unless it is paused and resumed before then. */
const keepAliveInterval = 10_000;

const interruptions = new Set<SpeechSynthesisErrorCode>(['canceled', 'interrupted', 'not-allowed']);

/** Creates a speaker that uses a voice on this device. */
export function createBrowserSpeaker(voice: SpeechSynthesisVoice): Speaker {
  /**
   * The last word reached. `pause` doesn't work on Android, so pausing cancels the utterance, and resuming starts a new
   * one at this word.
   */
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
