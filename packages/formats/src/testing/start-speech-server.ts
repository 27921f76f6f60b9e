import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { makeToneMp3, makeToneWav } from './make-tone.ts';

/** A speech request that the server received. */
export interface SpeechRequest {
  path: string;
  headers: IncomingMessage['headers'];
  body: Record<string, unknown>;
}

/** A stand-in for two speech servers: an OpenAI-compatible one (audio/speech) and Piper. */
export interface SpeechServer {
  /** Base URL of the OpenAI-compatible server, for SPEECH_URL. */
  openaiUrl: string;
  /** URL of Piper. */
  piperUrl: string;
  requests: SpeechRequest[];
  /** Whether Piper is a version that serves speech at `/synthesize` and a page at `/`. */
  isNewPiper: boolean;
  /** Milliseconds until a response begins. */
  delayMs: number;
  /** Handles the next speech request with `respond`. */
  once(respond: (response: ServerResponse) => void): void;
  close(): Promise<void>;
}

/** Voices that Piper has downloaded. For any other voice, Piper uses the first of these. */
const piperVoices = ['fr_FR-siwis-medium', 'de_DE-thorsten-medium', 'en_US-lessac-medium'];
/** OpenAI's input limit in characters. */
const maxInputLength = 4096;

/** Returns how many seconds it takes to speak a text. */
const secondsToSpeak = (text: string): number => 0.3 + 0.06 * text.length;

const readText = (body: Record<string, unknown>, name: string): string => {
  const value = body[name];
  return typeof value === 'string' ? value : '';
};

const sendJson = (response: ServerResponse, status: number, body: unknown): void =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

/** Sends audio in chunks, without a length. */
export function sendSpeech(response: ServerResponse, type: string, audio: Uint8Array): void {
  response.writeHead(200, { 'content-type': type });
  const half = Math.floor(audio.length / 2);
  response.write(audio.subarray(0, half));
  response.end(audio.subarray(half));
}

function speakLikeOpenai(
  { headers, body }: SpeechRequest,
  response: ServerResponse,
  key: string | undefined,
): void {
  const [model, voice, input] = ['model', 'voice', 'input'].map((name) => readText(body, name));
  const refuse = (status: number, message: string) =>
    sendJson(response, status, { error: { message, type: 'invalid_request_error' } });
  if (key && headers.authorization !== `Bearer ${key}`) return refuse(401, 'Incorrect API key provided');
  if (!model || !voice || !input) return refuse(400, 'Missing required parameter');
  if (input.length > maxInputLength) return refuse(400, 'string_above_max_length');
  sendSpeech(response, 'audio/mpeg', makeToneMp3({ seconds: secondsToSpeak(input) }));
}

function speakLikePiper({ body }: SpeechRequest, response: ServerResponse): void {
  const voice = piperVoices.indexOf(readText(body, 'voice'));
  const audio = makeToneWav({
    seconds: secondsToSpeak(readText(body, 'text')),
    frequency: 220 * (voice + 2),
  });
  // Piper doesn't set a content type, so Flask sends its default.
  sendSpeech(response, 'text/html; charset=utf-8', audio);
}

/** Starts the stand-in. If `key` is given, the OpenAI-compatible server requires it. */
export async function startSpeechServer({ key }: { key?: string } = {}): Promise<SpeechServer> {
  let next: ((response: ServerResponse) => void) | undefined;
  const handleRequest = async (request: IncomingMessage, response: ServerResponse) => {
    const { method, url: path = '' } = request;
    if (method === 'GET' && path === '/piper/voices') {
      return sendJson(response, 200, Object.fromEntries(piperVoices.map((name) => [name, {}])));
    }
    const speakers: Record<string, (received: SpeechRequest) => void> = {
      '/v1/audio/speech': (received) => speakLikeOpenai(received, response, key),
      [server.isNewPiper ? '/piper/synthesize' : '/piper/']: (received) => speakLikePiper(received, response),
    };
    const speak = method === 'POST' ? speakers[path] : undefined;
    if (!speak) return void response.writeHead(path === '/piper/' ? 405 : 404).end('<!doctype html>');
    let text = '';
    for await (const chunk of request) text += String(chunk);
    const received = { path, headers: request.headers, body: JSON.parse(text) as SpeechRequest['body'] };
    server.requests.push(received);
    const other = next;
    next = undefined;
    if (other) return other(response);
    await new Promise((resolve) => setTimeout(resolve, server.delayMs));
    speak(received);
  };
  const listener = createServer((request, response) => void handleRequest(request, response));
  listener.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const origin = `http://127.0.0.1:${(listener.address() as AddressInfo).port}`;
  const server: SpeechServer = {
    openaiUrl: `${origin}/v1/`,
    piperUrl: `${origin}/piper/`,
    requests: [],
    isNewPiper: false,
    delayMs: 0,
    once: (respond) => {
      next = respond;
    },
    close: async () => {
      listener.close();
      listener.closeAllConnections();
      await once(listener, 'close');
    },
  };
  return server;
}
