import * as z from 'zod';

import { endpoint } from './endpoint.ts';
import { Id } from './fields.ts';
import { messages } from './messages.ts';
import { Line } from './plain-text.ts';

/** Maximum size of a track, in bytes. */
export const trackFileLimit = 200 * 1024 * 1024;
/** Maximum number of tracks per audio course. */
export const maxTracks = 50;

/** A track of an audio course, as content managers see it. */
export const AudioTrack = z
  .object({
    id: Id,
    title: z.string(),
    /** Original file name. */
    name: z.string(),
    bytes: z.int(),
    /** Seconds. */
    duration: z.number(),
    /** URL of the audio file. */
    url: z.string(),
  })
  .meta({ id: 'AudioTrack' });
export type AudioTrack = z.infer<typeof AudioTrack>;

const Tracks = z.object({ results: z.array(AudioTrack) });
const Title = Line.pipe(z.string().min(1, messages.title_required).max(200, messages.title_long));
const params = { id: Id };
const notFoundErrors = ['ebook_not_found', 'not_an_audio_course'] as const;

export const listTracks = endpoint({
  method: 'GET',
  path: '/api/ebooks/{id}/tracks/',
  summary: 'List the tracks of an audio course, in order',
  access: 'content',
  params,
  result: Tracks,
  errors: [...notFoundErrors],
});

export const addTrack = endpoint({
  method: 'POST',
  path: '/api/ebooks/{id}/tracks/',
  summary: 'Add an MP3 file to the end of an audio course, or replace a track',
  access: 'content',
  limit: 'upload',
  status: 201,
  params,
  body: z.strictObject({
    /** Defaults to the title in the ID3 tag, or else the file name. */
    title: z.union([z.literal(''), Title]).default(''),
    /** ID of the track to replace. Existing buyers of the course get the new track, too. */
    replaces: z.union([z.literal(''), Id]).default(''),
  }),
  files: ['track'],
  fileLimit: trackFileLimit + 1,
  result: AudioTrack,
  errors: [
    ...notFoundErrors,
    'not_mp3',
    'mp3_empty',
    'track_too_large',
    'too_many_tracks',
    'track_not_found',
  ],
});

export const arrangeTracks = endpoint({
  method: 'PUT',
  path: '/api/ebooks/{id}/tracks/',
  summary: 'Set the order and titles of all tracks of an audio course',
  access: 'content',
  params,
  body: z.strictObject({ tracks: z.array(z.strictObject({ id: Id, title: Title })).max(maxTracks) }),
  result: Tracks,
  errors: [...notFoundErrors, 'tracks_changed'],
});

export const removeTrack = endpoint({
  method: 'DELETE',
  path: '/api/ebooks/{id}/tracks/{track}/',
  summary: 'Remove a track from an audio course; existing buyers keep it',
  access: 'content',
  params: { id: Id, track: Id },
  errors: [...notFoundErrors, 'track_not_found', 'audio_without_tracks'],
});
