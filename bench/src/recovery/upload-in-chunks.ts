import { createVideo, uploadPath } from '@glossa/contract/video-upload';

import { createAccessToken } from '../setup/contract-client.ts';
import type { Scene } from './scene.ts';

const halfLength = (bytes: Buffer): number => Math.floor(bytes.length / 2);

/**
 * Uploads the video file in chunks, using the tus protocol. `interrupt` is called during the first half. The upload then
 * resumes from what the server has received. Returns the ID of the video.
 */
export async function uploadInChunks(
  { installation, call, learner, videoFile, subtitles }: Scene,
  interrupt: () => Promise<() => number>,
): Promise<{ id: string; recovery: () => number }> {
  const token = await createAccessToken(installation, learner.id);
  const send = (
    method: string,
    path: string,
    headers: Record<string, string>,
    body?: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>,
  ) =>
    fetch(`http://127.0.0.1:${installation.api.port}${path}`, {
      method,
      headers: { 'tus-resumable': '1.0.0', authorization: `Bearer ${token}`, ...headers },
      body: body ?? null,
      // Required if the body is a stream.
      ...(body instanceof ReadableStream ? { duplex: 'half' } : {}),
    });
  const createResponse = await send('POST', uploadPath, { 'upload-length': String(videoFile.length) });
  const path = createResponse.headers.get('location') ?? '';
  const type = { 'content-type': 'application/offset+octet-stream' };
  // Half of the chunk arrives, and the rest never does.
  const stalledBody = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new Uint8Array(videoFile.subarray(0, halfLength(videoFile)))),
  });
  const interruptedUpload = send('PATCH', path, { ...type, 'upload-offset': '0' }, stalledBody).catch(
    () => undefined,
  );
  await new Promise((resolve) => setTimeout(resolve, 500));
  const recovery = await interrupt();
  await interruptedUpload;
  const state = await send('HEAD', path, {});
  const offset = Number(state.headers.get('upload-offset'));
  const rest = new Uint8Array(videoFile.subarray(offset));
  await send('PATCH', path, { ...type, 'upload-offset': String(offset) }, rest);
  const upload = path.split('/').at(-1) ?? '';
  const body = { title: 'Film', language: 'en', upload };
  const { id } = await call(createVideo, { body, files: { subtitle_file: subtitles } });
  return { id, recovery };
}
