import { startSpeechServer, type SpeechServer } from '@glossa/formats/testing/start-speech-server';
import { afterAll, beforeAll, expect, test } from 'vitest';

import type { SpeechConfig } from '#config/speech.ts';
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
    (error: Error) => (error.cause as Error).message,
  );

test('tries each voice once', async () => {
  await testSpeechServer(openai());
  expect(server.requests.map(({ body }) => body['voice'])).toEqual(['siwis', 'thorsten']);
});

test('returns the reason for each failure', async () => {
  expect(await findReason(openai({ apiKey: 'wrong' }))).toBe('status 401: check SPEECH_API_KEY');
  expect(await findReason(openai({ url: `${server.openaiUrl}wrong/` }))).toMatch(/^status 404: /);
  expect(await findReason(openai({ url: 'http://127.0.0.1:9/' }))).toMatch(/^no response: /);
});

test('detects that Piper has replaced a missing voice', async () => {
  expect(await findReason(piper('fr_FR-siwis-medium'))).toBe('none');
  expect(await findReason(piper('fr_FR-tom-medium'))).toBe('Piper has no voice fr_FR-tom-medium');
});
