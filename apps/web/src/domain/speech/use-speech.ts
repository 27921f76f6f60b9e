import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

/** Returns a function that speaks a text in a language (its code), or shows a message if there is no voice for it. */
export function useSpeech(language: string): (text: string) => void {
  const client = useQueryClient();
  return useCallback(
    (text) => {
      void import('./speak.ts').then(({ speak }) => speak(client, text, language));
    },
    [client, language],
  );
}
