import { readFile } from 'node:fs/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';

import { fail, failFields } from '@glossa/contract/failure';
import { messages } from '@glossa/contract/messages';
import { timesFileLimit } from '@glossa/contract/sentence-times';
import type { Task } from '@glossa/contract/tasks';
import { textFileLimit, type uploadText } from '@glossa/contract/text-upload';
import { newId } from '@glossa/db/new-id';
import { cleanText } from '@glossa/language/clean-text';
import { cuesToText } from '@glossa/language/cues-to-text';
import { readCues, type Cue } from '@glossa/language/read-cues';

import { placeText } from '#domain/library/place-text.ts';
import {
  prepareContent,
  requestAnalysis,
  requestLemmas,
  type ContentDeps,
} from '#domain/library/store-content.ts';
import type { UploadedFile } from '#domain/uploads/uploaded-file.ts';
import { decodeText } from '#http/decode-text.ts';
import type { Context } from '#http/route.ts';
import { checkMp3 } from './check-mp3.ts';

type Upload = Pick<Context<typeof uploadText>, 'body' | 'files'>;

const isSubtitles = ({ name }: UploadedFile): boolean => /\.(?:srt|vtt)$/i.test(name);

/** Reads the cues of a file with times. @throws {Failure} `times_unreadable`, `payload_too_large` */
export async function readTimesFile(file: UploadedFile): Promise<Cue[]> {
  if (!/\.(?:srt|vtt|lrc)$/i.test(file.name)) fail('times_unreadable');
  if (file.size > timesFileLimit) fail('payload_too_large');
  const bytes = await readFile(file.path);
  const cues = readCues(decodeText(bytes));
  return cues.length > 0 ? cues : fail('times_unreadable');
}

async function readTextFile(file: UploadedFile): Promise<string> {
  if (!/\.txt$/i.test(file.name)) fail('not_plain_text');
  if (file.size > textFileLimit) fail('payload_too_large');
  const bytes = await readFile(file.path);
  return decodeText(bytes);
}

/**
 * Returns the cleaned content of an upload: the file, or else the text field. Subtitles contribute the text of their
 * cues.
 */
async function contentOf({ body, files }: Upload, cues: Cue[] | null): Promise<string> {
  const file = files.content_file;
  const raw = !file ? body.text : isSubtitles(file) ? cuesToText(cues ?? []) : await readTextFile(file);
  if (raw === undefined || (!file && raw.trim() === ''))
    return failFields({ text: [messages.content_required] });
  // Each step takes long for a large file, so let other requests run in between.
  await nextTurn();
  const content = cleanText(raw);
  await nextTurn();
  return /\p{L}/u.test(content) ? content : fail('text_empty');
}

/** Reads the times from their own file, or else from the subtitles that are the content. */
async function cuesOf({ files: { times_file, content_file } }: Upload): Promise<Cue[] | null> {
  const source = times_file ?? (content_file && isSubtitles(content_file) ? content_file : undefined);
  return source ? readTimesFile(source) : null;
}

/** Returns the storage key of a text's recording. */
const audioKeyOf = (textId: string): string => `audio/${textId}.mp3`;

/**
 * Adds a text to a library. Returns its ID, and the task if it is analyzed in the background. The recording is stored
 * first and deleted again if the text can't be added.
 */
export async function addText(
  deps: ContentDeps,
  ownerId: string,
  upload: Upload,
): Promise<{ id: string; task: Task | null }> {
  const { body, files } = upload;
  if (files.audio) await checkMp3(files.audio);
  const cues = await cuesOf(upload);
  const content = await prepareContent(deps, {
    content: await contentOf(upload, cues),
    language: body.language,
  });
  const id = newId();
  const audioKey = files.audio ? audioKeyOf(id) : null;
  if (files.audio && audioKey) await deps.storage.adopt(audioKey, files.audio.path);
  try {
    const { title, author, source, tags, audioUrl, difficulty_level: difficulty } = body;
    const fromSubtitles =
      body.from_subtitles || (files.content_file ? isSubtitles(files.content_file) : false);
    const text = {
      id,
      ownerId,
      title,
      author,
      source,
      difficulty,
      tags,
      audioUrl,
      audioKey,
      cues,
      fromSubtitles,
    };
    const { task, documentId } = await deps.db.transaction((tx) => placeText(tx, text, content));
    if (task) await requestAnalysis(deps, documentId);
    else if (content.analysed) await requestLemmas(deps, documentId);
    return { id, task };
  } catch (error) {
    if (audioKey) await deps.storage.remove(audioKey);
    throw error;
  }
}
