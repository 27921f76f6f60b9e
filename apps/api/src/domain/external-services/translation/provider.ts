import type { TranslationConfig } from '#config/translation.ts';
import { createDeepL } from './deepl.ts';
import { createLibreTranslate } from './libre-translate.ts';

/** A text to translate. `source` is the code of a supported language; `target` can be any language code. */
export interface TranslationRequest {
  text: string;
  source: string;
  target: string;
}

/** Translates a text with a server. @throws {Failure} with the reason as its cause */
export type Provider = (request: TranslationRequest) => Promise<string>;

const providers = { deepl: createDeepL, libretranslate: createLibreTranslate };

/** Returns the provider for the configured translation server. */
export const createProvider = (config: TranslationConfig): Provider => providers[config.provider](config);
