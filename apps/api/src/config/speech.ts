import { languageByCode } from '@glossa/language/languages';
import * as z from 'zod';

import { httpAddress, integer, type ParsedVariables } from './formats.ts';

/**
 * Parses a list of voices such as `fr=siwis,de=thorsten,*=alloy`. Undefined if it is malformed or names an unknown
 * language.
 */
function parseVoices(text: string): Record<string, string> | undefined {
  const voices: Record<string, string> = {};
  for (const entry of text.split(',')) {
    const [, code = '', voice = ''] = /^\s*([^=\s]+)\s*=\s*(.*\S)\s*$/.exec(entry) ?? [];
    const language = code === '*' ? code : languageByCode(code)?.code;
    if (!language || !voice || voices[language] !== undefined) return undefined;
    voices[language] = voice;
  }
  return voices;
}

const voiceList = z.string().transform((text, context) => {
  const voices = parseVoices(text);
  if (voices) return voices;
  context.addIssue({
    code: 'custom',
    message: 'must name a voice for each language, such as fr=siwis,de=thorsten,*=alloy',
  });
  return z.NEVER;
});

/** Environment variables for the speech server. */
export const speechVariables = {
  SPEECH_PROVIDER: z.enum(['openai', 'piper'], 'must be openai or piper').default('openai'),
  SPEECH_URL: httpAddress.optional(),
  SPEECH_API_KEY: z.string().optional(),
  SPEECH_MODEL: z.string().min(1).default('tts-1'),
  SPEECH_VOICES: voiceList.optional(),
  SPEECH_TIMEOUT_MS: integer(100, 300_000).default(30_000),
  SPEECH_DAILY_CHARACTERS: integer(0, 1_000_000_000).default(50_000),
  SPEECH_CACHE_MB: integer(0, 1_000_000).default(1000),
};
const Variables = z.object(speechVariables);

/** A text-to-speech server, and each learner's quota. */
export interface SpeechConfig {
  /** `openai`: any server that is compatible with OpenAI's audio/speech. */
  provider: 'openai' | 'piper';
  /** Base URL, with a trailing slash; `audio/speech` is appended for `openai`. */
  url: string;
  /** Empty if the server doesn't require a key. */
  apiKey: string;
  /** Not used by Piper, which has a model for each voice. */
  model: string;
  /** The server's voice names, by language code; `*` is for all other languages. */
  voices: Readonly<Record<string, string>>;
  /** Maximum duration of a request to the server. */
  timeoutMs: number;
  /** Maximum number of characters that a learner may have read aloud per day. */
  dailyCharacters: number;
}

/** Returns missing or invalid settings of the speech server. */
export function validateSpeech(env: ParsedVariables<typeof speechVariables>): string[] {
  const { SPEECH_URL: url, SPEECH_API_KEY: key, SPEECH_VOICES: voices } = env;
  if (!url) {
    return key || voices ? ['SPEECH_URL: SPEECH_API_KEY and SPEECH_VOICES need the URL of the server'] : [];
  }
  return [
    ...(new URL(url).username ? ['SPEECH_URL: must hold no user name and password'] : []),
    ...(voices ? [] : ['SPEECH_VOICES: is needed with SPEECH_URL']),
  ];
}

/** Returns the base URL with a trailing slash, so that paths can be appended. */
export const speechUrl = (url: string): string => `${url.replace(/\/+$/, '')}/`;

/** Returns the speech server; undefined if none is configured. */
export function toSpeechConfig(env: z.output<typeof Variables>): SpeechConfig | undefined {
  const { SPEECH_URL: url, SPEECH_VOICES: voices, SPEECH_API_KEY: apiKey = '' } = env;
  if (!url || !voices) return undefined;
  return {
    provider: env.SPEECH_PROVIDER,
    url: speechUrl(url),
    apiKey,
    model: env.SPEECH_MODEL,
    voices,
    timeoutMs: env.SPEECH_TIMEOUT_MS,
    dailyCharacters: env.SPEECH_DAILY_CHARACTERS,
  };
}
