import { isMp3 } from '@glossa/formats/is-mp3';
import { startSpeechServer, type SpeechServer } from '@glossa/formats/testing/start-speech-server';
import { afterAll, beforeAll, expect, test } from 'vitest';

import type { SpeechConfig } from '#config/speech.ts';
import type { ServiceError } from './service-error.ts';
import { testSpeechServer } from './test-speech-server.ts';

let server: SpeechServer;
beforeAll(async () => {
  server = await startSpeechServer({ key: 'k' });
});
afterAll(() => server.close());

const openai = (overrides: Partial<SpeechConfig> = {}): SpeechConfig => ({
  provider: 'openai',
  url: server.openaiUrl,
  apiKey: 'k',
  model: 'tts-1',
  voices: { fr: 'siwis', de: 'thorsten', '*': 'siwis' },
  timeoutMs: 2000,
  dailyCharacters: 0,
  ...overrides,
});
const piper = (voice: string) => openai({ provider: 'piper', url: server.piperUrl, voices: { fr: voice } });

const findReason = (settings: SpeechConfig): Promise<string> =>
  testSpeechServer(settings).then(
    () => 'none',
    (error: Error) => {
      const { problem, message } = error.cause as ServiceError;
      return `${problem}: ${message}`;
    },
  );

test('tries each voice once', async () => {
  const samples = await testSpeechServer(openai());
  expect(samples.map(({ voice, type }) => [voice, type])).toEqual([
    ['siwis', 'audio/mpeg'],
    ['thorsten', 'audio/mpeg'],
  ]);
  expect(isMp3(Buffer.from(samples[0]?.base64 ?? '', 'base64'))).toBe(true);
  expect(server.requests.map(({ body }) => body['voice'])).toEqual(['siwis', 'thorsten']);
});

test('returns the reason for each failure', async () => {
  expect(await findReason(openai({ apiKey: 'wrong' }))).toBe('key_refused: status 401');
  expect(await findReason(openai({ url: `${server.openaiUrl}wrong/` }))).toBe('path_not_found: status 404');
  expect(await findReason(openai({ url: 'http://127.0.0.1:9/' }))).toMatch(/: no response: /);
});

test('detects when Piper substitutes another voice for a missing one', async () => {
  expect(await findReason(piper('fr_FR-siwis-medium'))).toBe('none');
  expect(await findReason(piper('fr_FR-tom-medium'))).toBe('voice_refused: no voice fr_FR-tom-medium');
});
