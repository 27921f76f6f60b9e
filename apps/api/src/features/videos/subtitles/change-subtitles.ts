import type { HandlerInput, HandlerResult } from '@glossa/contract/endpoint';
import { fail } from '@glossa/contract/failure';
import type { editCues, getCues } from '@glossa/contract/subtitles';
import { cueLimit } from '@glossa/contract/video-upload';
import type { Database } from '@glossa/db/database';
import type { Enqueuer } from '@glossa/jobs/enqueuer';
import { languageCode } from '@glossa/language/language-code';
import { languageById } from '@glossa/language/languages';
import type { Cue } from '@glossa/language/read-cues';

import { selectCues } from '#domain/subtitles/select-cues.ts';
import { writeTrack, type TrackOrigin } from '#domain/subtitles/write-track.ts';
import { enqueueProcessing, requestProcessing } from '#domain/videos/request-processing.ts';
import { findSubtitles, selectCueAt, setSecondTrack, wantTrack, type SubtitlesRow } from './queries.ts';

interface Key {
  id: string;
  ownerId: string;
}

interface ChangeDeps {
  db: Database;
  jobs: Enqueuer;
  log: { warn(about: object, sentence: string): void };
}

/** Returns some cues of the main subtitles for the editor, starting at an index or at the cue shown at a moment. */
export async function readCuesOf(
  db: Database,
  key: Key,
  { from, at, count }: { from: number; at?: number | undefined; count: number },
): Promise<HandlerResult<typeof getCues>> {
  const found = (await findSubtitles(db, key)) ?? fail('video_not_found');
  if (found.isBought) fail('video_protected');
  const { origin, count: all, trackId } = found;
  if (trackId === null) return { version: null, origin, count: 0, cues: [] };
  const first = at === undefined ? from : await selectCueAt(db, trackId, at);
  return { version: trackId, origin, count: all, cues: await selectCues(db, trackId, first, first + count) };
}

/** Creates a track with the editor's changes and enqueues its analysis. */
export async function changeCues(
  deps: ChangeDeps,
  key: Key,
  { version, changes, added }: HandlerInput<typeof editCues>['body'],
): Promise<void> {
  const found = await readyOf(deps.db, key);
  if (found.isBought) fail('video_protected');
  if (found.trackId !== version) fail('subtitles_changed');
  const changed = new Map(changes.map(({ seq, cue }) => [seq, cue]));
  const present = await selectCues(deps.db, found.trackId, 0, found.count);
  const cues = present.flatMap(({ seq, ...cue }) => {
    const next = changed.get(seq);
    return next === undefined ? [cue] : next === null ? [] : [next];
  });
  await giveTrack(deps, key, found, [...cues, ...added], 'edited');
}

/** Replaces the main subtitles of a video with an uploaded file. */
export async function giveMainSubtitles(deps: ChangeDeps, key: Key, cues: readonly Cue[]): Promise<void> {
  const found = await readyOf(deps.db, key);
  if (found.isBought) fail('video_protected');
  await giveTrack(deps, key, found, cues, 'file');
}

/** Sets the second subtitles of a video. */
export async function giveSecondSubtitles(
  { db }: ChangeDeps,
  key: Key,
  { cues, language }: { cues: readonly Cue[]; language: string },
): Promise<void> {
  await readyOf(db, key);
  await db.transaction(async (tx) => {
    const track = await writeTrack(tx, { language: languageCode(language) ?? '', origin: 'file', cues });
    if (!(await setSecondTrack(tx, key, track))) fail('video_not_found');
  });
}

async function readyOf(db: Database, key: Key): Promise<SubtitlesRow & { trackId: string }> {
  const found = (await findSubtitles(db, key)) ?? fail('video_not_found');
  const { status, trackId } = found;
  return status === 'ready' && trackId !== null ? { ...found, trackId } : fail('video_not_ready');
}

async function giveTrack(
  deps: ChangeDeps,
  key: Key,
  { trackId, language, title }: SubtitlesRow & { trackId: string },
  unsorted: readonly Cue[],
  origin: TrackOrigin,
): Promise<void> {
  const cues = unsorted.filter(({ text }) => text.trim() !== '').toSorted((a, b) => a.start - b.start);
  if (!cues.some(({ text }) => /\p{L}/u.test(text))) fail('subtitles_unreadable');
  if (cues.length > cueLimit) fail('subtitles_too_many');
  const code = languageById(language)?.code ?? '';
  await deps.db.transaction(async (tx) => {
    const track = await writeTrack(tx, { language: code, origin, cues });
    if (!(await wantTrack(tx, key, track, trackId))) fail('subtitles_changed');
    await requestProcessing(tx, key, title);
  });
  await enqueueProcessing(deps, key.id);
}
