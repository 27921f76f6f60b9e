import { createHash } from 'node:crypto';

import { strToU8, zipSync, type Zippable } from 'fflate';

type Content = string | Uint8Array;
const toBytes = (content: Content): Uint8Array => (typeof content === 'string' ? strToU8(content) : content);

/** Returns the bytes of an archive with these records (by kind) and files. `manifest` overrides manifest fields. */
export function makeArchive({
  records = {},
  files = {},
  manifest = {},
  extra = {},
}: {
  records?: Record<string, object[]>;
  files?: Record<string, Content>;
  manifest?: Record<string, unknown>;
  /** Entries that the manifest doesn't list. */
  extra?: Zippable;
} = {}): Uint8Array<ArrayBuffer> {
  const entries: Record<string, Uint8Array> = {};
  for (const [kind, rows] of Object.entries(records))
    entries[`data/${kind}.jsonl`] = strToU8(rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
  for (const [name, content] of Object.entries(files)) entries[name] = toBytes(content);
  const manifestDefaults = {
    format: 'glossa-account',
    version: 1,
    made_by: 'a test',
    made_at: '2026-11-22T06:00:00.000Z',
    counts: Object.fromEntries(Object.entries(records).map(([kind, rows]) => [kind, rows.length])),
    files: Object.entries(entries).map(([name, content]) => ({
      name,
      bytes: content.length,
      sha256: createHash('sha256').update(content).digest('hex'),
    })),
    ...manifest,
  };
  return zipSync({ ...entries, ...extra, 'manifest.json': strToU8(JSON.stringify(manifestDefaults)) });
}

const moment = '2026-11-20T08:00:00.000Z';

/** Returns a text as an archive record; `more` overrides fields. */
export const textRecord = (more: Record<string, unknown> = {}) => ({
  id: '0190a0a0-0000-7000-8000-000000000001',
  language: 'en',
  title: 'From elsewhere',
  author: '',
  source: '',
  difficulty: 'beginner',
  tags: [],
  content: 'texts/a.txt',
  audio_url: '',
  recording: null,
  sentence_times: null,
  time_cues: null,
  is_archived: false,
  is_deleted: false,
  is_favorite: false,
  position: 0,
  read_to: 0,
  last_read_at: null,
  touched_at: moment,
  counted_at: null,
  readings: 0,
  created_at: moment,
  ...more,
});

/** Returns a word as an archive record; `more` overrides fields. */
export const wordRecord = (text: string, more: Record<string, unknown> = {}) => ({
  language: 'en',
  text,
  parts: null,
  level: 1,
  ignored: false,
  translation: '',
  definition: '',
  pronunciation: '',
  example: '',
  notes: '',
  part_of_speech: '',
  lemma: '',
  tags: [],
  picture: null,
  created_at: moment,
  updated_at: moment,
  started_at: moment,
  known_at: null,
  ...more,
});

/** Returns a video as an archive record; its track is `trackRecord`. */
export const videoRecord = (more: Record<string, unknown> = {}) => ({
  id: '0190a0a0-0000-7000-8000-000000000002',
  language: 'en',
  title: 'A video',
  description: '',
  author: '',
  category: '',
  difficulty: 'beginner',
  tags: [],
  file: 'videos/a.mp4',
  poster: null,
  video_url: '',
  source_name: '',
  duration: 5000,
  quality: 1080,
  track: trackRecord.id,
  second_track: null,
  shift: 0,
  second_shift: 0,
  position: 0,
  last_watched_at: null,
  counted_at: null,
  is_archived: false,
  is_deleted: false,
  created_at: moment,
  ...more,
});

export const trackRecord = {
  id: '0190a0a0-0000-7000-8000-000000000003',
  language: 'en',
  origin: 'file',
  cues: 'subtitles/a.jsonl',
} as const;
