import { fail } from '@glossa/contract/failure';
import type { Database } from '@glossa/db/database';

import type { Doer } from '#domain/audit/actor-of.ts';
import { noteContent } from '#domain/audit/note-content.ts';
import { lockCourse } from './lock-course.ts';
import { setTracks, settleCourse, withdrawTrack } from './track-queries.ts';

/**
 * Sets the order and titles of an audio course's tracks.
 * @throws {Failure} tracks_changed unless every track is listed exactly once
 */
export const arrangeTracks = (
  db: Database,
  doer: Doer,
  courseId: string,
  given: readonly { id: string; title: string }[],
): Promise<void> =>
  db.transaction(async (tx) => {
    const { tracks } = await lockCourse(tx, courseId);
    const ids = new Set(given.map(({ id }) => id));
    const isWhole =
      ids.size === given.length && ids.size === tracks.length && tracks.every(({ id }) => ids.has(id));
    if (!isWhole) fail('tracks_changed');
    await setTracks(tx, courseId, given);
    await settleCourse(tx, courseId, tracks);
    await noteContent(tx, doer, 'arrange_tracks', courseId);
  });

/** Removes a track from an audio course. A published course keeps at least one, and buyers keep the removed track. */
export const removeTrack = (
  db: Database,
  doer: Doer,
  { id: courseId, track: id }: { id: string; track: string },
): Promise<void> =>
  db.transaction(async (tx) => {
    const { course, tracks } = await lockCourse(tx, courseId);
    if (!tracks.some((track) => track.id === id)) fail('track_not_found');
    if (tracks.length === 1 && course.status === 'published') fail('audio_without_tracks');
    await withdrawTrack(tx, id);
    await settleCourse(tx, courseId, tracks);
    await noteContent(tx, doer, 'remove_track', courseId);
  });
