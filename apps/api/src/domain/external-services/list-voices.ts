import * as z from 'zod';

import type { SpeechConfig } from '#config/speech.ts';
import { parseJson, readBounded } from '#platform/outbound/read-bounded.ts';

const maxVoices = 500;
const maxBytes = 1024 * 1024;
const timeoutMs = 5000;

const VoiceName = z.string().min(1).max(200);

/**
 * Voices by name (Piper), or a list of names or of objects with an ID (some servers that are compatible with OpenAI).
 */
const VoiceList = z.union([
  z
    .object({ voices: z.array(z.union([VoiceName, z.object({ id: VoiceName }).transform(({ id }) => id)])) })
    .transform(({ voices }) => voices),
  z.record(VoiceName, z.object({})).transform((voices) => Object.keys(voices)),
]);

/**
 * Lists a speech server's voices, sorted by name; empty if the server doesn't list them. Piper has listed them since
 * version 1.3.
 * https://github.com/OHF-Voice/piper1-gpl/blob/main/docs/API_HTTP.md
 */
export async function listVoices({
  provider,
  url,
  apiKey,
}: Pick<SpeechConfig, 'provider' | 'url' | 'apiKey'>): Promise<string[]> {
  try {
    const response = await fetch(new URL(provider === 'piper' ? 'voices' : 'audio/voices', url), {
      headers: { accept: 'application/json', ...(apiKey && { authorization: `Bearer ${apiKey}` }) },
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const voices = VoiceList.safeParse(parseJson(await readBounded(response, maxBytes)));
    if (response.status !== 200 || !voices.success) return [];
    return voices.data.toSorted((a, b) => a.localeCompare(b, 'en')).slice(0, maxVoices);
  } catch {
    return [];
  }
}
