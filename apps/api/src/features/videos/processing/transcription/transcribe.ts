import { rm } from 'node:fs/promises';

import { fail } from '@glossa/contract/failure';
import type { Database } from '@glossa/db/database';
import { languageById } from '@glossa/language/languages';
import type { Cue } from '@glossa/language/read-cues';
import { MediaError, type MediaTools } from '@glossa/media/media-tools';
import type { Storage } from '@glossa/storage/storage';

import type { TranscriptionConfig } from '#config/transcription.ts';
import { insertTrack } from '#domain/subtitles/queries.ts';
import { mediaKeys } from '#domain/videos/media-keys.ts';
import { setTranscript, type ClaimedVideo } from '#domain/videos/processing/queries.ts';
import { type Run } from '#domain/videos/processing/run.ts';
import { TaskStoppedError } from '#domain/tasks/task-stopped.ts';
import { requestTranscript } from './request-transcript.ts';

/** Seconds of speech per request. Encoded as FLAC, this much speech stays below OpenAI's limit of 25 MB. */
const chunkSeconds = 600;

interface TranscribeDeps {
  db: Database;
  storage: Storage;
  media: MediaTools;
}

/**
 * Creates subtitles from the speech in a video; returns the ID of their track, which still has to be analyzed.
 * @throws {Failure} transcription_empty if no speech was recognized
 */
export async function transcribe(
  { db, storage, media }: TranscribeDeps,
  config: TranscriptionConfig,
  video: ClaimedVideo,
  run: Run,
  { folder, from, to }: { folder: string; from: number; to: number },
): Promise<string> {
  const { signal } = run;
  const code = languageById(video.language)?.code ?? '';
  const file = await storage.localPath(video.fileKey ?? mediaKeys(video.mediaId).file, folder);
  const onProgress = run.stage('transcribe', from, to);
  const info = await media.probe(file, { signal });
  if (!info.audio) throw new MediaError('no_audio');
  // Extracting the audio is about a tenth of the work.
  const pieces = await media.extractSpeech(file, folder, info, {
    pieceSeconds: chunkSeconds,
    signal,
    onProgress: (share) => onProgress(share * 0.1),
  });
  const cues: Cue[] = [];
  for (const [at, piece] of pieces.entries()) {
    const transcript = await requestTranscript(config, { file: piece.path, language: code, signal });
    for (const { start, end, text } of transcript) {
      cues.push({ start: start + piece.startMs, end: end + piece.startMs, text });
    }
    await rm(piece.path, { force: true });
    onProgress(0.1 + (0.9 * (at + 1)) / pieces.length);
  }
  if (!cues.some(({ text }) => /\p{L}/u.test(text))) fail('transcription_empty');
  return db.transaction(async (tx) => {
    const track = await insertTrack(tx, { language: code, origin: 'automatic', cues });
    if (!(await setTranscript(tx, run, track))) throw new TaskStoppedError('claimed by another run');
    return track;
  });
}
