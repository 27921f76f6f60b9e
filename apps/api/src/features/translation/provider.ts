import type { TranslationConfig } from '#config/translation.ts';
import { deepl } from './deepl.ts';
import { libreTranslate } from './libre-translate.ts';

/** A text to be translated; languages by their code in our table or any other short code. */
export interface Request {
  text: string;
  source: string;
  target: string;
}

/** A translation server. Answers the translation, or throws a `ServerTrouble`. */
export type Provider = (request: Request) => Promise<string>;

const providers = { deepl, libretranslate: libreTranslate };

/** The configured translation server. */
export const providerOf = (config: TranslationConfig): Provider => providers[config.provider](config);
