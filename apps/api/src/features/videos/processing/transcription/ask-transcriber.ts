import { openAsBlob } from 'node:fs';
import path from 'node:path';

import type { Cue } from '@glossa/language/read-cues';
import * as z from 'zod';

import type { TranscriptionConfig } from '#config/transcription.ts';
import { TranscriptionTrouble } from './transcription-trouble.ts';

/** What is said, by sentence or breath; times in seconds. Servers tell more of each. */
const Transcript = z.object({
  segments: z.array(z.object({ start: z.number(), end: z.number(), text: z.string() })),
});

/** Most bytes of an answer: ten minutes of speech with times for each word are below one megabyte. */
const largestAnswer = 32 * 1024 * 1024;

/**
 * Has a file of speech written down by a server that speaks as OpenAI's audio/transcriptions does
 * (https://platform.openai.com/docs/api-reference/audio/createTranscription): Whisper servers do. Answers what is said, in
 * milliseconds from the beginning of the file. Throws TranscriptionTrouble, or the reason of the signal.
 */
export async function askTranscriber(
  { url, apiKey, model, timeoutMs }: TranscriptionConfig,
  { file, language, signal }: { file: string; language: string; signal: AbortSignal },
): Promise<Cue[]> {
  const form = new FormData();
  form.set('file', await openAsBlob(file), path.basename(file));
  form.set('model', model);
  form.set('response_format', 'verbose_json');
  form.set('timestamp_granularities[]', 'segment');
  // Codes of three letters are of languages that no server knows by them.
  if (language.length === 2) form.set('language', language);
  const response = await post(new URL('audio/transcriptions', url), {
    form,
    apiKey,
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
  }).catch((error: unknown) => {
    signal.throwIfAborted();
    const code = (error as { cause?: { code?: string } }).cause?.code ?? (error as Error).name;
    throw new TranscriptionTrouble(`no answer: ${code}`, { isTransient: true });
  });
  const { segments } = await readTranscript(response);
  return segments.map(({ start, end, text }) => ({
    start: Math.max(0, Math.round(start * 1000)),
    end: Math.max(0, Math.round(Math.max(start, end) * 1000)),
    text: text.trim(),
  }));
}

// Redirects are not followed: speech and key are for this server only.
const post = (url: URL, { form, apiKey, signal }: { form: FormData; apiKey: string; signal: AbortSignal }) =>
  fetch(url, {
    method: 'POST',
    headers: apiKey ? { authorization: `Bearer ${apiKey}` } : {},
    body: form,
    redirect: 'error',
    signal,
  });

async function readTranscript(response: Response): Promise<z.output<typeof Transcript>> {
  if (response.status !== 200) {
    await response.body?.cancel();
    // Too many at once, and what is the server's own fault, may pass; a wrong key or file will not.
    const isTransient = response.status === 429 || response.status >= 500;
    throw new TranscriptionTrouble(`status ${response.status}`, { isTransient });
  }
  if (Number(response.headers.get('content-length') ?? 0) > largestAnswer) {
    throw new TranscriptionTrouble('the answer is too long', { isTransient: false });
  }
  const transcript = Transcript.safeParse(await response.json().catch(() => undefined));
  if (!transcript.success) {
    throw new TranscriptionTrouble('the answer holds no segments with times', { isTransient: false });
  }
  return transcript.data;
}
