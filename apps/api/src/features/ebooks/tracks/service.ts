import {
  maxTracks,
  trackFileLimit,
  type addTrack as addEndpoint,
  type AudioTrack,
} from '@glossa/contract/audio-tracks';
import { fail, failFields } from '@glossa/contract/failure';
import { messages } from '@glossa/contract/messages';
import { Line } from '@glossa/contract/plain-text';
import type { Database, Queryable, Transaction } from '@glossa/db/database';
import { openLocalFile } from '@glossa/formats/byte-source';
import { readMp3, type Mp3 } from '@glossa/formats/mp3/read-mp3';

import { recordContentAudit } from '#domain/audit/content-audit.ts';
import type { ActingUser } from '#domain/audit/record-audit.ts';
import type { UploadedFile } from '#domain/uploads/uploaded-file.ts';
import type { Context } from '#http/route.ts';
import { storeFile, type EbookDeps } from '../files/service.ts';
import { findEbook, lockEbook, type EbookRow } from '../queries.ts';
import * as queries from './queries.ts';

const maxTitleLength = 200;

/**
 * Lists the tracks of an audio course in order.
 * @throws {Failure} ebook_not_found, not_an_audio_course
 */
export async function listTracks(db: Queryable, courseId: string): Promise<AudioTrack[]> {
  const { id } = requireCourse(await findEbook(db, courseId));
  return presentTracks(db, id);
}

/**
 * Adds a track to an audio course or replaces one.
 * @throws {Failure} ebook_not_found, not_an_audio_course, too_many_tracks, track_not_found, not_mp3, track_too_large
 */
export async function addTrack(
  deps: EbookDeps,
  user: ActingUser,
  courseId: string,
  { body, files }: Pick<Context<typeof addEndpoint>, 'body' | 'files'>,
): Promise<AudioTrack> {
  const { trackCount } = requireCourse(await findEbook(deps.db, courseId));
  // This is checked again below. Failing early avoids encrypting a large file for nothing.
  if (body.replaces === '' && trackCount >= maxTracks) fail('too_many_tracks');
  const { file, sound } = await readTrack(files.track);
  const { path, size: bytes } = file;
  const { id } = await storeFile(deps, { id: courseId, ownerId: user.id }, 'track', {
    path,
    bytes,
    name: file.name.slice(0, 300),
    format: 'mp3',
  });
  await deps.db.transaction(async (tx) => {
    const { tracks } = await lockCourse(tx, courseId);
    const replaced = findReplaced(tracks, body.replaces);
    const title = body.title === '' && replaced ? replaced.title : chooseTitle(body.title, sound, file);
    await queries.attachTrack(tx, courseId, { id, title, sound, replaced });
    await queries.updateCourse(tx, courseId, tracks);
    await recordContentAudit(tx, user, 'add_track', courseId);
  });
  return presentTrack(courseId, (await queries.findTrack(deps.db, courseId, id)) ?? fail('track_not_found'));
}

/**
 * Sets the order and titles of an audio course's tracks.
 * @throws {Failure} tracks_changed unless every track is listed exactly once
 */
export async function arrangeTracks(
  db: Database,
  user: ActingUser,
  courseId: string,
  arranged: readonly { id: string; title: string }[],
): Promise<AudioTrack[]> {
  await db.transaction(async (tx) => {
    const { tracks } = await lockCourse(tx, courseId);
    const ids = new Set(arranged.map(({ id }) => id));
    const isComplete =
      ids.size === arranged.length && ids.size === tracks.length && tracks.every(({ id }) => ids.has(id));
    if (!isComplete) fail('tracks_changed');
    await queries.arrangeTracks(tx, courseId, arranged);
    await queries.updateCourse(tx, courseId, tracks);
    await recordContentAudit(tx, user, 'arrange_tracks', courseId);
  });
  return presentTracks(db, courseId);
}

/** Removes a track from an audio course. A published course keeps at least one, and buyers keep the removed track. */
export const removeTrack = (
  db: Database,
  user: ActingUser,
  { id: courseId, track: id }: { id: string; track: string },
): Promise<void> =>
  db.transaction(async (tx) => {
    const { course, tracks } = await lockCourse(tx, courseId);
    if (!tracks.some((track) => track.id === id)) fail('track_not_found');
    if (tracks.length === 1 && course.status === 'published') fail('audio_without_tracks');
    await queries.withdrawTrack(tx, id);
    await queries.updateCourse(tx, courseId, tracks);
    await recordContentAudit(tx, user, 'remove_track', courseId);
  });

const presentTrack = (courseId: string, row: queries.TrackRow): AudioTrack => ({
  id: row.id,
  title: row.title,
  name: row.name,
  bytes: row.bytes,
  duration: (row.duration ?? 0) / 1000,
  url: `/media/products/${courseId}/tracks/${row.id}`,
});

const presentTracks = async (db: Queryable, courseId: string): Promise<AudioTrack[]> =>
  (await queries.listTracks(db, courseId)).map((row) => presentTrack(courseId, row));

/** @throws {Failure} ebook_not_found, not_an_audio_course */
const requireCourse = (row: EbookRow | undefined): EbookRow => {
  if (!row) return fail('ebook_not_found');
  return row.type === 'audio' ? row : fail('not_an_audio_course');
};

/**
 * Finds an audio course with its tracks and locks it until the transaction ends.
 * @throws {Failure} ebook_not_found, not_an_audio_course
 */
async function lockCourse(
  tx: Transaction,
  id: string,
): Promise<{ course: EbookRow; tracks: queries.TrackRow[] }> {
  const course = requireCourse(await lockEbook(tx, id));
  return { course, tracks: await queries.listTracks(tx, id) };
}

/** Checks an uploaded track by its content. */
async function readTrack(file: UploadedFile | undefined): Promise<{ file: UploadedFile; sound: Mp3 }> {
  if (!file) return failFields({ track: [messages.track_required] });
  if (!/\.mp3$/i.test(file.name)) fail('not_mp3');
  if (file.size > trackFileLimit) fail('track_too_large');
  return { file, sound: await readMp3(openLocalFile(file.path, file.size)) };
}

/** Returns a track's title: the one in the form, else the one in its tag, else its file name. */
const chooseTitle = (formTitle: string, sound: Mp3, { name }: UploadedFile): string =>
  [formTitle, Line.parse(sound.title), Line.parse(name.replace(/\.mp3$/i, '')), name]
    .find((title) => title.trim() !== '')
    ?.slice(0, maxTitleLength) ?? '';

/** Returns the track to replace, or undefined to add one. Fails when there is no such track or no room for another. */
function findReplaced(tracks: readonly queries.TrackRow[], id: string): queries.TrackRow | undefined {
  if (id !== '') return tracks.find((track) => track.id === id) ?? fail('track_not_found');
  return tracks.length < maxTracks ? undefined : fail('too_many_tracks');
}
