import { setImmediate as nextTurn } from 'node:timers/promises';

import { fail, failFields } from '@glossa/contract/failure';
import { messages } from '@glossa/contract/messages';
import type { Task } from '@glossa/contract/tasks';
import type { uploadText } from '@glossa/contract/text-upload';
import { newId } from '@glossa/db/new-id';
import { cleanText } from '@glossa/language/clean-text';
import { cuesToText } from '@glossa/language/cues-to-text';
import type { Cue } from '@glossa/language/read-cues';

import {
  prepareContent,
  enqueueAnalysis,
  enqueueLemmaSearch,
  type ContentDeps,
} from '#domain/library/store-content.ts';
import { storeText } from '#domain/library/store-text.ts';
import type { UploadedFile } from '#domain/uploads/uploaded-file.ts';
import type { Context } from '#http/route.ts';
import { checkMp3, readCueFile, readTextFile } from '../read-files.ts';

type Upload = Pick<Context<typeof uploadText>, 'body' | 'files'>;

const isSubtitles = ({ name }: UploadedFile): boolean => /\.(?:srt|vtt)$/i.test(name);

/**
 * Returns the cleaned content of an upload: the file's text (for subtitles, the text of the cues), or else the text
 * field.
 */
async function readContent({ body, files }: Upload, cues: Cue[] | null): Promise<string> {
  const file = files.content_file;
  const raw = !file ? body.text : isSubtitles(file) ? cuesToText(cues ?? []) : await readTextFile(file);
  if (raw === undefined || (!file && raw.trim() === ''))
    return failFields({ text: [messages.content_required] });
  // Each step takes a while for a large file, so let other requests run in between.
  await nextTurn();
  const content = cleanText(raw);
  await nextTurn();
  return /\p{L}/u.test(content) ? content : fail('text_empty');
}

/** Reads the cues from the file with the times, or else from the content file if that has subtitles; null otherwise. */
async function findCues({ files: { times_file, content_file } }: Upload): Promise<Cue[] | null> {
  const source = times_file ?? (content_file && isSubtitles(content_file) ? content_file : undefined);
  return source ? readCueFile(source) : null;
}

/** Returns the storage key of a text's recording. */
const buildAudioKey = (textId: string): string => `audio/${textId}.mp3`;

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
  const cues = await findCues(upload);
  const content = await prepareContent(deps, {
    content: await readContent(upload, cues),
    language: body.language,
  });
  const id = newId();
  const audioKey = files.audio ? buildAudioKey(id) : null;
  if (files.audio && audioKey) {
    const owner = { ownerId, kind: 'audio', reservation: files.audio.reservation } as const;
    await deps.storage.adoptFor(owner, audioKey, files.audio.path);
  }
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
    const { task, documentId } = await deps.db.transaction((tx) => storeText(tx, text, content));
    if (task) await enqueueAnalysis(deps, documentId);
    else if (content.analyzed) await enqueueLemmaSearch(deps, documentId);
    return { id, task };
  } catch (error) {
    if (audioKey) await deps.storage.remove(audioKey);
    throw error;
  }
}
