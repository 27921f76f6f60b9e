import { maxTracks, trackFileLimit } from '@glossa/contract/audio-tracks';
import type { AudioTrack } from '@glossa/contract/audio-tracks';
import type { ErrorCode } from '@glossa/contract/errors';

/** File types to offer in the browser's file dialog. */
export const trackTypes = '.mp3,audio/mpeg';

/** A track being edited: an existing one, a new file, or a replacement file for an existing one. */
export interface TrackEntry {
  /** Identifies the track while it is being edited, even before it has an ID. */
  key: string;
  /** ID on the server. */
  id?: string;
  file?: File | undefined;
  /** Empty to use `name`. */
  title: string;
  /** Name of the file. */
  name: string;
  /** Seconds; known only for existing tracks. */
  duration?: number;
}

let created = 0;

export const toTrackEntry = ({ id, title, name, duration }: AudioTrack): TrackEntry => ({
  key: id,
  id,
  title,
  name,
  duration,
});

/** Checks a track before the upload. Returns the error code if it is unsuitable. */
export function trackProblem({ name, size }: File): ErrorCode | undefined {
  if (!/\.mp3$/i.test(name)) return 'not_mp3';
  if (size === 0) return 'mp3_empty';
  return size > trackFileLimit ? 'track_too_large' : undefined;
}

/** Appends files sorted by name. Also returns the first one that couldn't be added, with the reason. */
export function addFiles(
  tracks: readonly TrackEntry[],
  files: readonly File[],
): { tracks: TrackEntry[]; rejected?: { name: string; code: ErrorCode } } {
  const sorted = files.toSorted((a, b) => a.name.localeCompare(b.name, undefined, { numeric: true }));
  const sortedTracks = [...tracks];
  let rejected: { name: string; code: ErrorCode } | undefined;
  for (const file of sorted) {
    const code = sortedTracks.length >= maxTracks ? 'too_many_tracks' : trackProblem(file);
    if (code) rejected ??= { name: file.name, code };
    else sortedTracks.push({ key: `new-${++created}`, file, title: '', name: file.name });
  }
  return { tracks: sortedTracks, ...(rejected && { rejected }) };
}

/** Returns the tracks with the one at index `at` moved up (-1) or down (1) by one position. */
export function moveTrack(tracks: readonly TrackEntry[], at: number, by: 1 | -1): TrackEntry[] {
  const reorderedTracks = [...tracks];
  const [one] = reorderedTracks.splice(at, 1);
  if (one) reorderedTracks.splice(at + by, 0, one);
  return reorderedTracks;
}
