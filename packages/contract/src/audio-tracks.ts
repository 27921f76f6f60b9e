import * as z from 'zod';

import { endpoint } from './endpoint.ts';
import { Id } from './fields.ts';
import { messages } from './messages.ts';
import { Line } from './plain-text.ts';

/** Bytes of a track. */
export const trackFileLimit = 200 * 1024 * 1024;
/** Tracks of one audio course. */
export const mostTracks = 50;

/** A track of an audio course as those see it who manage content. */
export const AudioTrack = z
  .object({
    id: Id,
    title: z.string(),
    /** As its file was called. */
    name: z.string(),
    bytes: z.int(),
    /** Seconds. */
    duration: z.number(),
    /** Address of its sound. */
    url: z.string(),
  })
  .meta({ id: 'AudioTrack' });
export type AudioTrack = z.infer<typeof AudioTrack>;

const Tracks = z.object({ results: z.array(AudioTrack) });
const Title = Line.pipe(z.string().min(1, messages.title_required).max(200, messages.title_long));
const params = { id: Id };
const notThere = ['ebook_not_found', 'not_an_audio_course'] as const;

export const listTracks = endpoint({
  method: 'GET',
  path: '/api/ebooks/{id}/tracks/',
  summary: 'The tracks of an audio course, in order',
  access: 'content',
  params,
  result: Tracks,
  errors: [...notThere],
});

export const addTrack = endpoint({
  method: 'POST',
  path: '/api/ebooks/{id}/tracks/',
  summary: 'Add an MP3 to the end of an audio course, or put it in the place of a track',
  access: 'content',
  limit: 'upload',
  status: 201,
  params,
  body: z.strictObject({
    /** Without one it is that of the ID3 tag, or the name of the file. */
    title: z.union([z.literal(''), Title]).default(''),
    /** Id of the track in whose place it comes, for everybody who has bought the course too. */
    replaces: z.union([z.literal(''), Id]).default(''),
  }),
  files: ['track'],
  fileLimit: trackFileLimit + 1,
  result: AudioTrack,
  errors: [...notThere, 'not_mp3', 'mp3_empty', 'track_too_large', 'too_many_tracks', 'track_not_found'],
});

export const arrangeTracks = endpoint({
  method: 'PUT',
  path: '/api/ebooks/{id}/tracks/',
  summary: 'Give the tracks of an audio course their order and titles; all of them are named',
  access: 'content',
  params,
  body: z.strictObject({ tracks: z.array(z.strictObject({ id: Id, title: Title })).max(mostTracks) }),
  result: Tracks,
  errors: [...notThere, 'tracks_changed'],
});

export const removeTrack = endpoint({
  method: 'DELETE',
  path: '/api/ebooks/{id}/tracks/{track}/',
  summary: 'Take a track out of an audio course; who has bought it with that track keeps it',
  access: 'content',
  params: { id: Id, track: Id },
  errors: [...notThere, 'track_not_found', 'audio_without_tracks'],
});
