import { openAsBlob } from 'node:fs';
import path from 'node:path';

import type { Cue } from '@glossa/language/read-cues';
import * as z from 'zod';

import type { TranscriptionConfig } from '#config/transcription.ts';
import { TranscriptionError } from './transcription-error.ts';

/** A transcript by sentence or breath group, with times in seconds. Servers return more fields than these. */
const Transcript = z.object({
  segments: z.array(z.object({ start: z.number(), end: z.number(), text: z.string() })),
});

/** Maximum response size in bytes. Ten minutes of speech with word timestamps take less than 1 MB. */
const maxResponseBytes = 32 * 1024 * 1024;

/**
 * Transcribes a speech file with a server that implements OpenAI's audio/transcriptions API
 * (https://platform.openai.com/docs/api-reference/audio/createTranscription), as Whisper servers do. Returns cues in
 * milliseconds from the start of the file.
 * @throws {TranscriptionError} or the signal's abort reason
 */
export async function requestTranscript(
  { url, apiKey, model, timeoutMs }: TranscriptionConfig,
  { file, language, signal }: { file: string; language: string; signal: AbortSignal },
): Promise<Cue[]> {
  const form = new FormData();
  form.set('file', await openAsBlob(file), path.basename(file));
  form.set('model', model);
  form.set('response_format', 'verbose_json');
  form.set('timestamp_granularities[]', 'segment');
  // Servers don't support languages that have only a three-letter code.
  if (language.length === 2) form.set('language', language);
  const response = await post(new URL('audio/transcriptions', url), {
    form,
    apiKey,
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
  }).catch((error: unknown) => {
    signal.throwIfAborted();
    const code = (error as { cause?: { code?: string } }).cause?.code ?? (error as Error).name;
    throw new TranscriptionError(`no response: ${code}`, { isTransient: true });
  });
  const { segments } = await readTranscript(response);
  return segments.map(({ start, end, text }) => ({
    start: Math.max(0, Math.round(start * 1000)),
    end: Math.max(0, Math.round(Math.max(start, end) * 1000)),
    text: text.trim(),
  }));
}

// Doesn't follow redirects, since the speech and the key are meant for this server only.
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
    // Rate limits and server errors may be temporary; a wrong key or file is not.
    const isTransient = response.status === 429 || response.status >= 500;
    throw new TranscriptionError(`status ${response.status}`, { isTransient });
  }
  if (Number(response.headers.get('content-length') ?? 0) > maxResponseBytes) {
    throw new TranscriptionError('the response is too long', { isTransient: false });
  }
  const transcript = Transcript.safeParse(await response.json().catch(() => undefined));
  if (!transcript.success) {
    throw new TranscriptionError('the response contains no timed segments', { isTransient: false });
  }
  return transcript.data;
}
