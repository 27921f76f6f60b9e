import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';

import { fail } from '@glossa/contract/failure';
import { newId } from '@glossa/db/new-id';
import { MediaError } from '@glossa/media/media-tools';

import type { Deps } from '#deps.ts';
import { workFolder } from '#domain/videos/work-folders.ts';

/** Milliseconds of audio to add before and after a sentence. */
const padding = { before: 150, after: 250 };

/** Maximum length of a card's audio in milliseconds, since badly timed subtitles may show a sentence for minutes. */
const maxDurationMs = 60_000;

/** The part of a video to extract. Times are in milliseconds. */
export interface Span {
  fileKey: string;
  hasAudio: boolean;
  start: number;
  end: number;
  /** Duration of the whole video; null if unknown. */
  duration: number | null;
}

/** A card's media, as MP3 and JPEG; null where the video has none or the server can't create it. */
export interface Clip {
  audio: Uint8Array | null;
  picture: Uint8Array | null;
}

type ClipDeps = Pick<Deps, 'config' | 'storage' | 'media' | 'log'>;

/** Extracts the audio and an image of a span, using a temporary folder. */
export async function cutClip(deps: ClipDeps, span: Span, signal: AbortSignal): Promise<Clip> {
  const { config, storage, media, log } = deps;
  // The maintenance job removes what a killed process leaves behind.
  const folder = path.join(workFolder(config.dataDir), `card-${newId()}`);
  const createOutput = async (name: string, make: (out: string) => Promise<void>) => {
    const out = path.join(folder, name);
    try {
      await make(out);
      return await readFile(out);
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof MediaError)) throw error;
      if (error.isTransient) fail('unavailable');
      log.info({ code: error.code, name }, 'could not create media for card');
      return null;
    }
  };
  try {
    await mkdir(folder, { recursive: true });
    const video = await storage.localPath(span.fileKey, folder);
    const start = Math.max(0, span.start - padding.before);
    const end = Math.min(span.end + padding.after, start + maxDurationMs, span.duration ?? Infinity);
    const atMs = Math.max(0, (span.start + span.end) / 2);
    const audio =
      span.hasAudio && end > start
        ? await createOutput('sound.mp3', (out) =>
            media.cutAudio(video, out, { startMs: start, endMs: end, signal }),
          )
        : null;
    return {
      audio,
      picture: await createOutput('picture.jpg', (out) => media.takeFrame(video, out, { atMs, signal })),
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
