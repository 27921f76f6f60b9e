import type { HandlerInput, HandlerResult } from '@glossa/contract/endpoint';
import { fail } from '@glossa/contract/failure';
import type { editCues, getCues } from '@glossa/contract/subtitles';
import { cueLimit } from '@glossa/contract/video-upload';
import type { Database } from '@glossa/db/database';
import type { Enqueuer } from '@glossa/jobs/enqueuer';
import { languageCode } from '@glossa/language/language-code';
import { languageById } from '@glossa/language/languages';
import type { Cue } from '@glossa/language/read-cues';

import { insertTrack, listCues, type TrackOrigin } from '#domain/subtitles/queries.ts';
import { writeSrt } from '#domain/subtitles/write-srt.ts';
import type { VideoKey } from '#domain/videos/processing/queries.ts';
import { enqueueProcessing, requestTrack } from '#domain/videos/processing/state-machine.ts';
import { findCueAt, findSubtitles, setSecondTrack, type SubtitlesRow } from './queries.ts';

interface ChangeDeps {
  db: Database;
  jobs: Enqueuer;
  log: { warn(about: object, sentence: string): void };
}

/** Returns cues of the main subtitles for the editor, starting at an index or at the cue shown at a given time. */
export async function listEditorCues(
  db: Database,
  key: VideoKey,
  { from, at, count }: { from: number; at?: number | undefined; count: number },
): Promise<HandlerResult<typeof getCues>> {
  const found = (await findSubtitles(db, key)) ?? fail('video_not_found');
  if (found.isBought) fail('video_protected');
  const { origin, count: all, trackId } = found;
  if (trackId === null) return { version: null, origin, count: 0, cues: [] };
  const first = at === undefined ? from : await findCueAt(db, trackId, at);
  return { version: trackId, origin, count: all, cues: await listCues(db, trackId, first, first + count) };
}

/** Creates a new track with the editor's changes and enqueues its analysis. */
export async function changeCues(
  deps: ChangeDeps,
  key: VideoKey,
  { version, changes, added }: HandlerInput<typeof editCues>['body'],
): Promise<void> {
  const found = await requireReady(deps.db, key);
  if (found.isBought) fail('video_protected');
  if (found.trackId !== version) fail('subtitles_changed');
  const changedCues = new Map(changes.map(({ seq, cue }) => [seq, cue]));
  const present = await listCues(deps.db, found.trackId, 0, found.count);
  const cues = present.flatMap(({ seq, ...cue }) => {
    const next = changedCues.get(seq);
    return next === undefined ? [cue] : next === null ? [] : [next];
  });
  await replaceTrack(deps, key, found, [...cues, ...added], 'edited');
}

/** Replaces the main subtitles of a video with an uploaded file. */
export async function replaceMainSubtitles(
  deps: ChangeDeps,
  key: VideoKey,
  cues: readonly Cue[],
): Promise<void> {
  const found = await requireReady(deps.db, key);
  if (found.isBought) fail('video_protected');
  await replaceTrack(deps, key, found, cues, 'file');
}

/** Sets a video's secondary subtitles, replacing existing ones. */
export async function setSecondSubtitles(
  { db }: ChangeDeps,
  key: VideoKey,
  { cues, language }: { cues: readonly Cue[]; language: string },
): Promise<void> {
  await requireReady(db, key);
  await db.transaction(async (tx) => {
    const track = await insertTrack(tx, { language: languageCode(language) ?? '', origin: 'file', cues });
    if (!(await setSecondTrack(tx, key, track))) fail('video_not_found');
  });
}

/** Removes a video's secondary subtitles. @throws {Failure} video_not_found */
export async function removeSecondSubtitles(db: Database, key: VideoKey): Promise<void> {
  if (!(await setSecondTrack(db, key, null))) fail('video_not_found');
}

/** Returns a video's title, and its main or secondary subtitles as a streamed .srt file. */
export async function exportSubtitles(
  db: Database,
  key: VideoKey,
  kind: 'main' | 'second',
): Promise<{ title: string; srt: AsyncIterable<string> }> {
  const found = (await findSubtitles(db, key)) ?? fail('video_not_found');
  if (found.isBought && kind === 'main') fail('video_protected');
  const track = kind === 'main' ? found.trackId : found.secondTrackId;
  return { title: found.title, srt: writeSrt(db, track ?? fail('subtitles_required')) };
}

async function requireReady(db: Database, key: VideoKey): Promise<SubtitlesRow & { trackId: string }> {
  const found = (await findSubtitles(db, key)) ?? fail('video_not_found');
  const { status, trackId } = found;
  return status === 'ready' && trackId !== null ? { ...found, trackId } : fail('video_not_ready');
}

async function replaceTrack(
  deps: ChangeDeps,
  key: VideoKey,
  { trackId, language, title }: SubtitlesRow & { trackId: string },
  unsorted: readonly Cue[],
  origin: TrackOrigin,
): Promise<void> {
  const cues = unsorted.filter(({ text }) => text.trim() !== '').toSorted((a, b) => a.start - b.start);
  if (!cues.some(({ text }) => /\p{L}/u.test(text))) fail('subtitles_unreadable');
  if (cues.length > cueLimit) fail('subtitles_too_many');
  const code = languageById(language)?.code ?? '';
  await deps.db.transaction(async (tx) => {
    const track = await insertTrack(tx, { language: code, origin, cues });
    const isRequested = await requestTrack(tx, key, { title, trackId: track, before: trackId });
    if (!isRequested) fail('subtitles_changed');
  });
  await enqueueProcessing(deps, key.id);
}
