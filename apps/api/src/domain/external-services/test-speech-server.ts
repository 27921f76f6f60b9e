import { Failure } from '@glossa/contract/failure';

import type { SpeechConfig } from '#config/speech.ts';
import { listVoices } from './list-voices.ts';
import { requestSpeech } from './request-speech.ts';
import { createServiceFailure, ServiceError } from './service-error.ts';
import { joinAudio } from './spoken-audio.ts';

/** A short sentence that a voice in any language can speak. */
export const testSentence = 'Glossa, 1, 2, 3.';

/** Maximum size in bytes of all audio that a test returns. */
const maxAudioBytes = 8 * 1024 * 1024;

/** The test sentence spoken by a voice. */
export interface VoiceSample {
  voice: string;
  type: 'audio/mpeg' | 'audio/wav';
  base64: string;
}

/**
 * Synthesizes a short sentence with every configured voice.
 * @throws {Failure} speech_unreachable, speech_quota_spent; the cause contains the reason and, for a refused voice, its
 * name
 */
export async function testSpeechServer(
  settings: SpeechConfig,
  signal: AbortSignal = AbortSignal.timeout(settings.timeoutMs),
): Promise<VoiceSample[]> {
  const voices = [...new Set(Object.values(settings.voices))];
  if (voices.length === 0) throw createServiceFailure('speech_unreachable', 'voice_missing', 'no voice');
  if (settings.provider === 'piper') requirePiperVoices(voices, await listVoices(settings));
  const samples: VoiceSample[] = [];
  let size = 0;
  for (const voice of voices) {
    signal.throwIfAborted();
    const audio = joinAudio([await speak(settings, voice)]);
    size += audio?.file.length ?? 0;
    if (!audio || size > maxAudioBytes) continue;
    const type = audio.format === 'mp3' ? 'audio/mpeg' : 'audio/wav';
    samples.push({ voice, type, base64: audio.file.toString('base64') });
  }
  return samples;
}

/** Speaks the test sentence; a failure names the voice, unless the server itself can't be used. */
async function speak(settings: SpeechConfig, voice: string) {
  try {
    return await requestSpeech(settings, voice, testSentence);
  } catch (error) {
    if (!(error instanceof Failure) || !(error.cause instanceof ServiceError)) throw error;
    const { problem, message } = error.cause;
    if (problem !== 'voice_refused') throw error;
    throw createServiceFailure('speech_unreachable', problem, `${voice}: ${message}`);
  }
}

/** Piper uses its default voice when it doesn't have the requested voice. */
function requirePiperVoices(voices: readonly string[], installed: readonly string[]): void {
  const missing = installed.length > 0 && voices.find((voice) => !installed.includes(voice));
  if (missing) throw createServiceFailure('speech_unreachable', 'voice_refused', `no voice ${missing}`);
}
