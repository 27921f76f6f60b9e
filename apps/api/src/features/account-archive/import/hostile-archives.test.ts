import { uploadAccountArchive } from '@glossa/contract/account-archive';
import { listNotifications } from '@glossa/contract/notifications';
import { getText, listTexts } from '@glossa/contract/texts';
import { listVideos } from '@glossa/contract/videos';
import { listWords } from '@glossa/contract/word-lists';
import { strToU8 } from 'fflate';
import { beforeAll, describe, expect, test } from 'vitest';

import { archiveFile, importAccountArchive } from '#testing/account-archives.ts';
import type { Browser } from '#testing/browser.ts';
import { createWord } from '#testing/factories/word.ts';
import { makeArchive, textRecord, trackRecord, videoRecord, wordRecord } from '#testing/make-archive.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = startTestApp({ ARCHIVE_MAX_BYTES: String(16 * 1024 * 1024) });

let reader: Browser;
beforeAll(async () => {
  reader = await signInLearner(app);
  await createWord(reader, 'otter');
});

const zeros = (megabytes: number) => new Uint8Array(megabytes * 1024 * 1024);
const word = wordRecord('fox');
const validArchive = makeArchive({ records: { words: [word] } });
const cue = `${JSON.stringify({ start: 0, end: 900, text: 'A fox' })}\n`;
const withVideo = (video: string | Uint8Array) =>
  makeArchive({
    records: { subtitle_tracks: [trackRecord], videos: [videoRecord()] },
    files: { 'videos/a.mp4': video, 'subtitles/a.jsonl': cue },
  });
const link = strToU8('/etc/passwd');
const symlink = { 'texts/a.txt': [link, { os: 3, attrs: (0o120777 << 16) >>> 0 }] } as const;

/** Archives that are rejected on upload. */
const rejectedArchives: [what: string, code: string, bytes: Uint8Array<ArrayBuffer>][] = [
  ['nothing of a zip', 'archive_unreadable', new Uint8Array(strToU8('not an archive'))],
  ['a truncated one', 'archive_unreadable', validArchive.slice(0, validArchive.length - 200)],
  ['one without a manifest', 'archive_foreign', makeArchive({ manifest: { format: 'something-else' } })],
  ['one of a later version', 'archive_newer', makeArchive({ manifest: { version: 2, files: 'otherwise' } })],
  ['a manifest of another form', 'archive_invalid', makeArchive({ manifest: { counts: [] } })],
  ['a zip bomb', 'archive_too_large', makeArchive({ files: { 'texts/a.txt': zeros(8) } })],
  ['more than fits in here', 'archive_too_large', makeArchive({ extra: { a: [zeros(17), { level: 0 }] } })],
  ['a name that leads out', 'archive_unreadable', makeArchive({ files: { '../../out.txt': 'x' } })],
  ['an absolute name', 'archive_unreadable', makeArchive({ files: { '/etc/out.txt': 'x' } })],
  ['the name of a drive', 'archive_unreadable', makeArchive({ files: { 'C:/out.txt': 'x' } })],
  ['a symbolic link', 'archive_unreadable', makeArchive({ extra: symlink as never })],
  [
    'a file that is not there',
    'archive_damaged',
    makeArchive({ manifest: { files: [{ name: 'a', bytes: 1, sha256: '0'.repeat(64) }] } }),
  ],
];

test.each(rejectedArchives)('rejects an invalid archive: %s (%s)', async (_, code, bytes) => {
  const sent = reader.call(uploadAccountArchive, { body: {}, files: { archive: archiveFile(bytes) } });
  await expect(sent).rejects.toMatchObject({ code });
});

/** Archives that the full check rejects before anything is written. Each starts with a valid word. */
const corruptArchives: [what: string, code: string, bytes: Uint8Array<ArrayBuffer>][] = [
  ['another sum', 'archive_damaged', createCorruptArchive()],
  [
    'fewer records than it says',
    'archive_damaged',
    makeArchive({ records: { words: [word] }, manifest: { counts: { words: 2 } } }),
  ],
  [
    'a level that there is not',
    'archive_invalid',
    makeArchive({ records: { words: [word, wordRecord('hen', { level: 9 })] } }),
  ],
  ['a word without letters', 'archive_invalid', makeArchive({ records: { words: [word, wordRecord('…')] } })],
  [
    'a NUL in a text',
    'archive_invalid',
    makeArchive({ records: { words: [word, wordRecord('hen', { notes: 'a\0b' })] } }),
  ],
  [
    'half a character',
    'archive_invalid',
    makeArchive({ records: { words: [word, wordRecord('hen', { notes: '\ud800' })] } }),
  ],
  [
    'a line without an end',
    'archive_invalid',
    makeArchive({ records: { words: [word] }, files: { 'data/tags.jsonl': randomText(9) } }),
  ],
  [
    'a line that is no JSON',
    'archive_invalid',
    makeArchive({ records: { words: [word] }, files: { 'data/tags.jsonl': '{' } }),
  ],
  [
    'a text without its content',
    'archive_invalid',
    makeArchive({ records: { words: [word], texts: [textRecord()] } }),
  ],
  [
    'a content outside',
    'archive_invalid',
    makeArchive({ records: { words: [word], texts: [textRecord({ content: '../../etc/passwd' })] } }),
  ],
  [
    'a note in somebody else’s text',
    'archive_invalid',
    makeArchive({ records: { words: [word], annotations: [createNoteRecord()] } }),
  ],
  [
    'a recording that is none',
    'archive_media_bad',
    makeArchive({
      records: { words: [word], texts: [textRecord({ recording: 'r.mp3' })] },
      files: { 'texts/a.txt': 'A fox.', 'r.mp3': '<html>' },
    }),
  ],
  [
    'a picture that is none',
    'archive_media_bad',
    makeArchive({
      records: { words: [word, wordRecord('hen', { picture: 'p.png' })] },
      files: { 'p.png': '<svg onload="x()"/>' },
    }),
  ],
  ['a video that is none', 'archive_media_bad', withVideo('#EXTM3U\nfile:///etc/passwd')],
];

describe('imports nothing from an archive with', () => {
  test.each(corruptArchives)('%s: %s', async (_, code, bytes) => {
    const finishedImport = await importAccountArchive(app, reader, bytes);
    expect(finishedImport).toMatchObject({
      task: { status: 'FAILURE', message: code, can_retry: false },
      added: {},
    });
    const words = await reader.call(listWords, { query: { language: 'en' } });
    expect(words.results.map(({ text }) => text)).toEqual(['otter']);
    expect((await reader.call(listTexts, { query: {} })).count).toBe(0);
    expect((await reader.call(listVideos, { query: {} })).count).toBe(0);
    const [news] = (await reader.call(listNotifications, { query: {} })).results;
    expect(news).toMatchObject({ type: 'TASK_FAILED', problem: code, subject: 'account.zip' });
  });
});

test('strips HTML tags from texts and ignores IDs from the archive', async () => {
  const other = await signInLearner(app);
  const bytes = makeArchive({
    records: { texts: [textRecord({ id: other.learnerId })] },
    files: { 'texts/a.txt': 'A fox <script>alert(1)</script><b>sat</b>.' },
  });
  const learner = await signInLearner(app);
  expect(await importAccountArchive(app, learner, bytes)).toMatchObject({
    task: { status: 'SUCCESS' },
    added: { texts: 1 },
  });
  const [text] = (await learner.call(listTexts, { query: {} })).results;
  expect(text?.id).not.toBe(other.learnerId);
  expect(await learner.call(getText, { params: { id: text?.id ?? '' } })).toMatchObject({
    content: 'A fox sat.',
  });
  expect((await other.call(listTexts, { query: {} })).count).toBe(0);
});

/** Makes an archive with a file that doesn't match its checksum. */
function createCorruptArchive(): Uint8Array<ArrayBuffer> {
  const files = { 'sheets/words.csv': 'a' };
  const listed = [{ name: 'sheets/words.csv', bytes: 1, sha256: '0'.repeat(64) }];
  return makeArchive({ files, manifest: { files: listed } });
}

/** Returns incompressible text of the given size, without line breaks. */
function randomText(megabytes: number): string {
  const bytes = Buffer.alloc(megabytes * 1024 * 1024);
  for (let at = 0; at < bytes.length; at++) bytes[at] = 32 + (((at * 2_654_435_761) % 4_294_967_291) % 90);
  return bytes.toString('latin1');
}

function createNoteRecord() {
  return {
    text: '0190a0a0-0000-7000-8000-000000000009',
    kind: 'note',
    sentence: 0,
    context: 'A',
    starts: null,
    ends: null,
    quote: '',
    note: 'x',
    color: 'yellow',
    created_at: '2026-11-20T08:00:00.000Z',
    updated_at: '2026-11-20T08:00:00.000Z',
  };
}
