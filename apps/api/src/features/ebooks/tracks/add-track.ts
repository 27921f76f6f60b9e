import { mostTracks, trackFileLimit, type addTrack as endpoint } from '@glossa/contract/audio-tracks';
import { fail, failFields } from '@glossa/contract/failure';
import { messages } from '@glossa/contract/messages';
import { Line } from '@glossa/contract/plain-text';
import { localFile } from '@glossa/formats/byte-source';
import { readMp3, type Mp3 } from '@glossa/formats/mp3/read-mp3';

import type { Doer } from '#domain/audit/actor-of.ts';
import { noteContent } from '#domain/audit/note-content.ts';
import type { UploadedFile } from '#domain/uploads/uploaded-file.ts';
import type { Context } from '#http/route.ts';
import type { EbookDeps } from '../create-ebook.ts';
import { keepFile } from '../file-queries.ts';
import { findCourse, lockCourse } from './lock-course.ts';
import { giveTrack, settleCourse, type TrackRow } from './track-queries.ts';

const longestTitle = 200;

/** Checks an uploaded track by its content. */
async function readTrack(file: UploadedFile | undefined): Promise<{ file: UploadedFile; sound: Mp3 }> {
  if (!file) return failFields({ track: [messages.track_required] });
  if (!/\.mp3$/i.test(file.name)) fail('not_mp3');
  if (file.size > trackFileLimit) fail('track_too_large');
  return { file, sound: await readMp3(localFile(file.path, file.size)) };
}

/** Returns a track's title: the given one, else the one in its tag, else its file name. */
const titleOf = (said: string, sound: Mp3, { name }: UploadedFile): string =>
  [said, Line.parse(sound.title), Line.parse(name.replace(/\.mp3$/i, '')), name]
    .find((title) => title.trim() !== '')
    ?.slice(0, longestTitle) ?? '';

/** Returns the track to replace, or undefined to add one. Fails when there is no such track or no room for another. */
function replacedOf(tracks: readonly TrackRow[], id: string): TrackRow | undefined {
  if (id !== '') return tracks.find((track) => track.id === id) ?? fail('track_not_found');
  return tracks.length < mostTracks ? undefined : fail('too_many_tracks');
}

/** Adds a track to an audio course or replaces one. Returns its ID. */
export async function addTrack(
  deps: EbookDeps,
  doer: Doer,
  courseId: string,
  { body, files }: Pick<Context<typeof endpoint>, 'body' | 'files'>,
): Promise<string> {
  const { trackCount } = await findCourse(deps.db, courseId);
  // Checked again below. Failing early avoids encrypting a large file for nothing.
  if (body.replaces === '' && trackCount >= mostTracks) fail('too_many_tracks');
  const { file, sound } = await readTrack(files.track);
  const { path, size: bytes } = file;
  const kept = await keepFile(deps, courseId, 'track', {
    path,
    bytes,
    name: file.name.slice(0, 300),
    format: 'mp3',
  });
  await deps.db.transaction(async (tx) => {
    const { tracks } = await lockCourse(tx, courseId);
    const replaced = replacedOf(tracks, body.replaces);
    const title = body.title === '' && replaced ? replaced.title : titleOf(body.title, sound, file);
    await giveTrack(tx, courseId, { id: kept.id, title, sound, replaced });
    await settleCourse(tx, courseId, tracks);
    await noteContent(tx, doer, 'add_track', courseId);
  });
  return kept.id;
}
