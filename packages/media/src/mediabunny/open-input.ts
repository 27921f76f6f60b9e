import { FilePathSource, Input, MATROSKA, MP4, MPEG_TS, QTFF, WEBM, type InputFormat } from 'mediabunny';

import { MediaError } from '../media-tools.ts';
import type { Container } from '../sniff-container.ts';

const formats: Record<Exclude<Container, 'avi'>, InputFormat[]> = {
  mov: [MP4, QTFF],
  matroska: [MATROSKA, WEBM],
  mpegts: [MPEG_TS],
};

/**
 * Opens a file as its detected container. The caller has to dispose of it.
 *
 * @throws {MediaError} ffmpeg_missing for AVI
 */
export function openInput(path: string, container: Container): Input {
  if (container === 'avi') throw new MediaError('ffmpeg_missing');
  return new Input({ source: new FilePathSource(path), formats: formats[container] });
}
