import { mostTracks, trackFileLimit } from '@glossa/contract/audio-tracks';
import type { AudioTrack } from '@glossa/contract/audio-tracks';
import type { ErrorCode } from '@glossa/contract/errors';

/** For the browser's dialogs. */
export const trackTypes = '.mp3,audio/mpeg';

/** A track as it is edited: one that is there already, a file that is to be sent, or a file for one that is there. */
export interface TrackEntry {
  /** Stays the same while it is edited. */
  key: string;
  /** Of the server. */
  id?: string;
  file?: File | undefined;
  /** Empty to be called as its file says. */
  title: string;
  /** As its file is called. */
  name: string;
  /** Seconds; known of what is there. */
  duration?: number;
}

let made = 0;

export const entryOf = ({ id, title, name, duration }: AudioTrack): TrackEntry => ({
  key: id,
  id,
  title,
  name,
  duration,
});

/** Code of what is wrong with a track, as far as can be seen before it is sent. */
export function trackProblem({ name, size }: File): ErrorCode | undefined {
  if (!/\.mp3$/i.test(name)) return 'not_mp3';
  if (size === 0) return 'mp3_empty';
  return size > trackFileLimit ? 'track_too_large' : undefined;
}

/** Adds files to the end, in the order of their names; tells the first that could not be added. */
export function addFiles(
  tracks: readonly TrackEntry[],
  files: readonly File[],
): { tracks: TrackEntry[]; refused?: { name: string; code: ErrorCode } } {
  const sorted = files.toSorted((a, b) => a.name.localeCompare(b.name, undefined, { numeric: true }));
  const all = [...tracks];
  let refused: { name: string; code: ErrorCode } | undefined;
  for (const file of sorted) {
    const code = all.length >= mostTracks ? 'too_many_tracks' : trackProblem(file);
    if (code) refused ??= { name: file.name, code };
    else all.push({ key: `new-${++made}`, file, title: '', name: file.name });
  }
  return { tracks: all, ...(refused && { refused }) };
}

/** The same tracks with one moved by a place. */
export function moveTrack(tracks: readonly TrackEntry[], at: number, by: 1 | -1): TrackEntry[] {
  const moved = [...tracks];
  const [one] = moved.splice(at, 1);
  if (one) moved.splice(at + by, 0, one);
  return moved;
}
