import { useCallback } from 'react';

/** Returns a function that speaks a text in a language (its code), or says that this device has no voice for it. */
export const useSpeech = (language: string): ((text: string) => void) =>
  useCallback(
    (text) => {
      void import('./voices.ts').then(({ speak }) => speak(text, language));
    },
    [language],
  );
