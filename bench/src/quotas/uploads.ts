import http from 'node:http';

import { uploadPath } from '@glossa/contract/video-upload';

export interface UploadOutcome {
  status: number;
  /** Error code; empty if the upload succeeded. */
  code: string;
}

interface Sender {
  port: number;
  /** Headers that authenticate the account. */
  headers: Record<string, string>;
}

const boundary = 'glossa-bench-boundary';

/** Sends the parts of a body, which all uploads share, as one request. */
function send(
  { port, headers: ownHeaders }: Sender,
  { method, path, headers }: { method: string; path: string; headers: Record<string, string | number> },
  parts: readonly Uint8Array[],
): Promise<UploadOutcome & { location: string }> {
  return new Promise((resolve, reject) => {
    const length = parts.reduce((sum, part) => sum + part.length, 0);
    const request = http.request(
      {
        host: '127.0.0.1',
        port,
        method,
        path,
        headers: { ...ownHeaders, ...headers, 'content-length': length },
        agent: false,
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          const text = Buffer.concat(chunks).toString();
          const code = text.startsWith('{') ? ((JSON.parse(text) as { code?: string }).code ?? '') : '';
          resolve({ status: response.statusCode ?? 0, code, location: response.headers.location ?? '' });
        });
      },
    );
    request.on('error', reject);
    for (const part of parts) request.write(part);
    request.end();
  });
}

/** Returns the beginning of an MP3 file, padded to `bytes`. */
export function fakeMp3(bytes: number): Uint8Array {
  const file = new Uint8Array(bytes);
  file.set([0xff, 0xfb, 0x90, 0x64]);
  return file;
}

/** Uploads a text with a recording. */
export function uploadRecording(sender: Sender, n: number, recording: Uint8Array): Promise<UploadOutcome> {
  const field = (name: string, value: string) =>
    `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const head =
    field('title', `Text ${n}`) +
    field('language', 'en') +
    field('text', `The fox of text ${n} saw grapes.`) +
    `--${boundary}\r\nContent-Disposition: form-data; name="audio"; filename="a.mp3"\r\nContent-Type: audio/mpeg\r\n\r\n`;
  const parts = [Buffer.from(head), recording, Buffer.from(`\r\n--${boundary}--\r\n`)];
  const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` };
  return send(sender, { method: 'POST', path: '/api/texts/upload/', headers }, parts);
}

/** Uploads a file, declared as an archive, in one part with the tus protocol. */
export async function uploadResumably(sender: Sender, file: Uint8Array): Promise<UploadOutcome> {
  const version = { 'tus-resumable': '1.0.0' };
  const kind = Buffer.from('archive').toString('base64');
  const created = await send(
    sender,
    {
      method: 'POST',
      path: uploadPath,
      headers: { ...version, 'upload-length': file.length, 'upload-metadata': `kind ${kind}` },
    },
    [],
  );
  if (created.status !== 201) return created;
  const headers = { ...version, 'upload-offset': 0, 'content-type': 'application/offset+octet-stream' };
  return send(sender, { method: 'PATCH', path: created.location, headers }, [file]);
}
