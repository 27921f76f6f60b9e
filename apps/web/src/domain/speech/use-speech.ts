import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

/** Returns a function that speaks a text in the language with this code, or shows a message if there is no voice. */
export function useSpeech(language: string): (text: string) => void {
  const client = useQueryClient();
  return useCallback(
    (text) => {
      void import('./speak.ts').then(({ speak }) => speak(client, text, language));
    },
    [client, language],
  );
}
