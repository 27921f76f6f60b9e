import { vi } from 'vitest';

class FakeUtterance extends EventTarget {
  readonly text: string;
  voice: { name: string } | null = null;
  lang = '';
  rate = 1;

  constructor(text: string) {
    super();
    this.text = text;
  }
}

/** Mocks the browser's voices for a language; the test ends their utterances. */
export function fakeVoices(lang: string, ...names: string[]) {
  const spoken: FakeUtterance[] = [];
  let current: FakeUtterance | undefined;
  const end = (event: Event) => {
    const ended = current;
    current = undefined;
    ended?.dispatchEvent(event);
  };
  vi.stubGlobal('SpeechSynthesisUtterance', FakeUtterance);
  vi.stubGlobal('speechSynthesis', {
    getVoices: () => names.map((name) => ({ name, lang, localService: true })),
    speak: (utterance: FakeUtterance) => {
      spoken.push(utterance);
      current = utterance;
    },
    cancel: () => end(Object.assign(new Event('error'), { error: 'canceled' })),
    addEventListener: () => undefined,
  });
  return {
    /** What was spoken, in order. */
    spoken,
    /** The current utterance. */
    current: () => current?.text,
    /** Reports that the voice has reached a character of the current utterance. */
    reach: (charIndex: number) =>
      current?.dispatchEvent(Object.assign(new Event('boundary'), { name: 'word', charIndex })),
    /** Ends the current utterance. */
    finish: () => end(new Event('end')),
    /** Fails the current utterance. */
    fail: () => end(Object.assign(new Event('error'), { error: 'synthesis-failed' })),
  };
}
