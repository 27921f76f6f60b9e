import { Failure } from '@glossa/contract/failure';

import type { SpeechConfig } from '#config/speech.ts';
import { requestSpeech } from './request-speech.ts';

/** A short sentence that a voice of any language can speak. */
const sentence = 'Glossa, 1, 2, 3.';

/**
 * Synthesizes a short sentence with every configured voice.
 * @throws {Failure} speech_unreachable, speech_quota_spent; its cause says what is wrong
 */
export async function testSpeechServer(settings: SpeechConfig): Promise<void> {
  const voices = [...new Set(Object.values(settings.voices))];
  for (const voice of voices) await requestSpeech(settings, voice, sentence);
  if (settings.provider === 'piper') await requirePiperVoices(settings, voices);
}

/** Piper speaks with its default voice when it doesn't have the requested one. */
async function requirePiperVoices(
  { url, timeoutMs }: SpeechConfig,
  voices: readonly string[],
): Promise<void> {
  const installed = await fetch(new URL('voices', url), {
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  })
    .then(async (response) => (response.ok ? ((await response.json()) as object) : undefined))
    // Versions before 1.3 can't list them.
    .catch(() => undefined);
  const missing = installed && voices.find((voice) => !Object.hasOwn(installed, voice));
  if (!missing) return;
  throw new Failure('speech_unreachable', {}, { cause: new Error(`Piper has no voice ${missing}`) });
}
