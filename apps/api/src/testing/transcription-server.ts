import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { sendJson } from './translation-server.ts';

/** A request that the fake server received. */
interface ReceivedRequest {
  authorization: string | undefined;
  model: string | null;
  language: string | null;
  format: string | null;
  /** First bytes of the audio. */
  head: string | null;
}

/** A fake speech-to-text server, compatible with OpenAI's audio/transcriptions and Whisper servers. */
export interface TranscriptionServer {
  url: string;
  requests: ReceivedRequest[];
  /** Sets the transcript of every file; times in seconds. */
  setTranscript(segments: { start: number; end: number; text: string }[]): void;
  /** Uses `answer` for the next `count` requests, instead of sending the transcript. */
  next(count: number, answer: (response: ServerResponse) => void): void;
  close(): Promise<void>;
}

/** Returns a field of a multipart body, unparsed; null if missing. */
function readField(body: string, name: string): string | null {
  const part = new RegExp(`name="${name}"[^\\r]*\\r\\n(?:[^\\r]+\\r\\n)*\\r\\n(.{0,40})`, 's').exec(body);
  return part?.[1]?.split('\r\n')[0] ?? null;
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks).toString('latin1');
}

export async function startTranscriptionServer(): Promise<TranscriptionServer> {
  const requests: ReceivedRequest[] = [];
  let segments: object[] = [];
  let others: ((response: ServerResponse) => void)[] = [];
  const handleRequest = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await readBody(request);
    requests.push({
      authorization: request.headers.authorization,
      model: readField(body, 'model'),
      language: readField(body, 'language'),
      format: readField(body, 'response_format'),
      head: readField(body, 'file')?.slice(0, 4) ?? null,
    });
    const other = others.shift();
    if (request.url !== '/v1/audio/transcriptions') return void response.writeHead(404).end();
    if (other) return other(response);
    sendJson(response, 200, { task: 'transcribe', language: 'english', text: '', segments });
  };
  const server = createServer((request, response) => void handleRequest(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    setTranscript: (transcript) => (segments = transcript),
    next: (count, other) => (others = Array.from({ length: count }, () => other)),
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
