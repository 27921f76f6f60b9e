import { rm } from 'node:fs/promises';
import path from 'node:path';

import { MediaError, type MediaInfo, type OnProgress, type SpeechPiece } from '../media-tools.ts';
import { inputArguments } from './input-arguments.ts';
import { runFfmpeg } from './run-ffmpeg.ts';
import { cutAtPauses, readPauses } from './speech-pauses.ts';
import type { Toolbox } from './toolbox.ts';

interface Work {
  path: string;
  folder: string;
  info: MediaInfo;
  pieceSeconds: number;
  signal?: AbortSignal | undefined;
  onProgress?: OnProgress | undefined;
}

const flac = ['-map_metadata', '-1', '-c:a', 'flac', '-f', 'flac'];
const pauses = 'silencedetect=noise=-35dB:duration=0.3';
const extractionShare = 0.9; // Share of the progress for extracting the audio; splitting takes the rest.

/** Implements `MediaTools.extractSpeech`. */
export async function extractSpeech(
  toolbox: Toolbox,
  { path: source, folder, info, pieceSeconds, signal, onProgress }: Work,
): Promise<SpeechPiece[]> {
  const { audio, container, durationMs } = info;
  if (!audio) throw new MediaError('no_audio');
  const { limits } = toolbox;
  const limit = { timeLimitMs: limits.probeTimeoutMs + durationMs, niceness: limits.niceness, signal };
  const audioPath = path.join(folder, 'speech.flac');
  const pauseReader = readPauses();
  const { writtenMs } = await runFfmpeg(toolbox, {
    args: [
      // silencedetect logs pauses at the info level.
      ['-v', 'info', '-nostats'],
      inputArguments({ path: source, container }, limits),
      ['-map', `0:${audio.stream}`, '-af', `aresample=async=1:first_pts=0,aresample=16000,${pauses}`],
      ['-ac', '1', '-ar', '16000', ...flac, `file:${audioPath}`],
    ],
    out: audioPath,
    ...limit,
    durationMs,
    onProgress: (share) => onProgress?.(share * extractionShare),
    onErrorLine: pauseReader.read,
  });

  const cuts = cutAtPauses(pauseReader.pauses, { durationMs: writtenMs, longestMs: pieceSeconds * 1000 });
  if (cuts.length === 1) return [{ path: audioPath, startMs: 0 }];
  const pieces: SpeechPiece[] = [];
  for (const [index, { startMs, endMs }] of cuts.entries()) {
    const piece = path.join(folder, `speech-${String(index + 1).padStart(3, '0')}.flac`);
    await runFfmpeg(toolbox, {
      args: [
        ['-ss', String(startMs / 1000), '-t', String((endMs - startMs) / 1000)],
        inputArguments({ path: audioPath, container: 'flac' }, limits),
        [...flac, `file:${piece}`],
      ],
      ...limit,
    });
    pieces.push({ path: piece, startMs });
    onProgress?.(extractionShare + ((index + 1) / cuts.length) * (1 - extractionShare));
  }
  await rm(audioPath);
  return pieces;
}
