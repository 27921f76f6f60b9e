import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';

import { sendJson } from './translation-server.ts';

/** What arrived at the stand-in. */
interface Heard {
  authorization: string | undefined;
  model: string;
  language: string | null;
  format: string;
  /** The first bytes of the sound. */
  head: string;
}

/** A stand-in for a server that writes speech down, as OpenAI's audio/transcriptions and Whisper servers do. */
export interface TranscriptionServer {
  url: string;
  heard: Heard[];
  /** What it hears in every file; times in seconds. */
  says(segments: { start: number; end: number; text: string }[]): void;
  /** Answers so many requests in another way. */
  next(count: number, answer: (response: ServerResponse) => void): void;
  close(): Promise<void>;
}

async function formOf(request: IncomingMessage): Promise<FormData> {
  const headers = { 'content-type': request.headers['content-type'] ?? '' };
  return new Response(Readable.toWeb(request) as ReadableStream<Uint8Array>, { headers }).formData();
}

/** Starts the stand-in. */
export async function startTranscriptionServer(): Promise<TranscriptionServer> {
  const heard: Heard[] = [];
  let segments: object[] = [];
  let others: ((response: ServerResponse) => void)[] = [];
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const form = await formOf(request);
    const file = form.get('file') as File;
    heard.push({
      authorization: request.headers.authorization,
      model: String(form.get('model')),
      language: form.get('language') as string | null,
      format: String(form.get('response_format')),
      head: Buffer.from(await file.slice(0, 4).arrayBuffer()).toString('latin1'),
    });
    const other = others.shift();
    if (request.url !== '/v1/audio/transcriptions') return void response.writeHead(404).end();
    if (other) return other(response);
    sendJson(response, 200, { task: 'transcribe', language: 'english', text: '', segments });
  };
  const server = createServer((request, response) => void answer(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    heard,
    says: (said) => (segments = said),
    next: (count, other) => (others = Array.from({ length: count }, () => other)),
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
