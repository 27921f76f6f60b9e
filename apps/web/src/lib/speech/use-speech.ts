import { useCallback } from 'react';

/** Speaks in a language (its code) with a voice of this device, or tells that there is none. */
export const useSpeech = (language: string): ((text: string) => void) =>
  useCallback(
    (text) => {
      void import('./say.ts').then(({ say }) => say(text, language));
    },
    [language],
  );
