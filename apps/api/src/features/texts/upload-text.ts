import { readFile } from 'node:fs/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';

import { textFileLimit, type uploadText } from '@glossa/contract/texts';
import { messages } from '@glossa/contract/messages';
import { newId } from '@glossa/db/new-id';
import type { Task } from '@glossa/contract/tasks';
import { cleanText } from '@glossa/language/clean-text';
import { createTask } from '@glossa/tasks/tasks';

import { fail, failFields } from '../../http/fail.ts';
import type { Context, UploadedFile } from '../../http/route.ts';
import { checkMp3 } from './check-mp3.ts';
import { decodeText } from '../../http/decode-text.ts';
import { insertText } from './queries.ts';
import {
  adoptIfReady,
  placeDocument,
  prepareContent,
  requestAnalysis,
  requestLemmas,
  type ContentDeps,
} from './store-content.ts';
import { setTextTags } from './tag-queries.ts';

type Upload = Pick<Context<typeof uploadText>, 'body' | 'files'>;

/** Content of an upload, cleaned: of the file when there is one, else of the text field. */
async function contentOf({ body, files }: Upload): Promise<string> {
  const raw = files.content_file ? await readTextFile(files.content_file) : body.text;
  if (raw === undefined || raw === '') return failFields({ text: [messages.content_required] });
  // A long file takes long at each step: others come in between.
  await nextTurn();
  const content = cleanText(raw);
  await nextTurn();
  return /\p{L}/u.test(content) ? content : fail('text_empty');
}

async function readTextFile(file: UploadedFile): Promise<string> {
  if (!/\.txt$/i.test(file.name)) fail('not_plain_text');
  if (file.size > textFileLimit) fail('payload_too_large');
  return decodeText(await readFile(file.path));
}

/** Key of a text's recording in the file storage. */
const audioKeyOf = (textId: string): string => `audio/${textId}.mp3`;

/**
 * Adds a text to a library. Answers its id, and the task when it is analysed in the background.
 * The recording is stored first and removed again when the text cannot be added.
 */
export async function addText(
  deps: ContentDeps,
  ownerId: string,
  upload: Upload,
): Promise<{ id: string; task: Task | null }> {
  const { body, files } = upload;
  if (files.audio) await checkMp3(files.audio);
  const content = await prepareContent(deps, { content: await contentOf(upload), language: body.language });
  const id = newId();
  const audioKey = files.audio ? audioKeyOf(id) : null;
  if (files.audio && audioKey) await deps.storage.adopt(audioKey, files.audio.path);
  try {
    const { task, documentId } = await deps.db.transaction(async (tx) => {
      const document = await placeDocument(tx, content);
      await insertText(tx, {
        id,
        ownerId,
        documentId: document.id,
        language: body.language,
        title: body.title,
        author: body.author,
        source: body.source,
        difficulty: body.difficulty_level,
        audioUrl: body.audioUrl,
        audioKey,
      });
      await setTextTags(tx, { textId: id, ownerId }, body.tags);
      await adoptIfReady(tx, ownerId, document);
      const wanted = {
        ownerId,
        type: 'analyse_text',
        documentId: document.id,
        result: { text_id: id },
      } as const;
      return { task: document.ready ? null : await createTask(tx, wanted), documentId: document.id };
    });
    if (task) await requestAnalysis(deps, documentId);
    else if (content.analysed) await requestLemmas(deps, documentId);
    return { id, task };
  } catch (error) {
    if (audioKey) await deps.storage.remove(audioKey);
    throw error;
  }
}
