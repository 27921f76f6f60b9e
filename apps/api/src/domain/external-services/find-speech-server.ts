import type { Database } from '@glossa/db/database';

import type { SpeechConfig } from '#config/speech.ts';

/** Where the settings of the speech server come from. */
export interface SpeechServerSource {
  db: Database;
  config: { speech: SpeechConfig | undefined };
}

/** Finds the settings of the site's speech server; undefined if it has none. */
export const findSpeechServer = async ({ config }: SpeechServerSource): Promise<SpeechConfig | undefined> =>
  config.speech;

/** Returns the voice that speaks a language, given by its code; undefined if there is none. */
export const findVoice = ({ voices }: SpeechConfig, language: string): string | undefined =>
  voices[language] ?? voices['*'];
