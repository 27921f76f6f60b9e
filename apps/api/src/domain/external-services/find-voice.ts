import type { SpeechConfig } from '#config/speech.ts';

/** Returns the voice for a language code; undefined if there is none. */
export const findVoice = ({ voices }: SpeechConfig, language: string): string | undefined =>
  voices[language] ?? voices['*'];
