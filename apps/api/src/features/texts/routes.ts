import { fail, failFields } from '@glossa/contract/failure';
import { messages } from '@glossa/contract/messages';
import * as reading from '@glossa/contract/reading';
import { getReadings } from '@glossa/contract/readings';
import * as sentenceTimes from '@glossa/contract/sentence-times';
import * as starterTexts from '@glossa/contract/starter-texts';
import type { Task } from '@glossa/contract/tasks';
import { removeTextCover, uploadTextCover } from '@glossa/contract/text-covers';
import * as textPlaces from '@glossa/contract/text-places';
import * as textUpload from '@glossa/contract/text-upload';
import * as texts from '@glossa/contract/texts';

import type { Deps } from '#deps.ts';
import type { User } from '#domain/accounts/user.ts';
import { Answer, route, type Route } from '#http/route.ts';
import { giveCover, takeCover } from './change-cover.ts';
import { deleteForGood } from './delete-text.ts';
import { editText } from './edit-text.ts';
import { keepPlace } from './keep-place.ts';
import { listShelf, shelves } from './list-texts.ts';
import { markKnownWords } from './mark-known.ts';
import { contentOfText } from './content-of-text.ts';
import { findText } from './queries.ts';
import { readAloud } from './read-aloud.ts';
import { presentAnalysis, readPage } from './read-page.ts';
import { putCues, putTimes, readTimes, removeTimes } from './sentence-times.ts';
import { usedTags } from './tag-queries.ts';
import { presentCard } from './text-row.ts';
import { takeStarterText, tasteStarterTexts } from './starter-texts.ts';
import { addText, readTimesFile } from './upload-text.ts';

export function textRoutes(
  deps: Pick<Deps, 'db' | 'storage' | 'jobs' | 'analyser' | 'log' | 'clock'>,
): Route[] {
  const { db } = deps;

  const saved = async (key: { id: string; ownerId: string }, task: Task | null) => {
    const text = (await findText(db, key)) ?? fail('text_not_found');
    return { ...presentCard(text, task?.id ?? null), task_status: task };
  };
  const move =
    (change: { is_deleted?: boolean; is_archived?: boolean }) =>
    async ({ params, user }: { params: { id: string }; user: User }) => {
      const key = { id: params.id, ownerId: user.id };
      return saved(key, await editText(deps, key, change));
    };

  return [
    route(texts.listTexts, ({ query, user }) =>
      listShelf(db, user.id, shelves.reading, query, texts.listTexts),
    ),
    route(texts.listArchivedTexts, ({ query, user }) =>
      listShelf(db, user.id, shelves.archive, query, texts.listArchivedTexts),
    ),
    route(texts.listTrashedTexts, ({ query, user }) =>
      listShelf(db, user.id, shelves.trash, query, texts.listTrashedTexts),
    ),
    route(texts.listTextTags, async ({ user }) => ({ results: await usedTags(db, user.id) })),
    route(textUpload.uploadText, async ({ body, files, user }) => {
      const { id, task } = await addText(deps, user.id, { body, files });
      return new Answer(task ? 202 : 201, await saved({ id, ownerId: user.id }, task));
    }),
    route(starterTexts.listStarterTexts, async ({ query }) => ({
      results: await tasteStarterTexts(query.language),
    })),
    route(starterTexts.addStarterText, async ({ body, user }) => {
      const { id, task } = await takeStarterText(deps, user.id, body);
      return new Answer(task ? 202 : 200, await saved({ id, ownerId: user.id }, task));
    }),
    route(texts.getText, async ({ params, user }) => {
      const key = { id: params.id, ownerId: user.id };
      const text = (await findText(db, key)) ?? fail('text_not_found');
      const content = text.isEnded || !text.mayCopy ? '' : await contentOfText(deps, key, text.status);
      return { ...presentCard(text, null), content };
    }),
    route(textUpload.updateText, async ({ params, body, user }) => {
      const key = { id: params.id, ownerId: user.id };
      const task = await editText(deps, key, body);
      return new Answer(task ? 202 : 200, await saved(key, task));
    }),
    route(uploadTextCover, async ({ params, files, user }) => {
      const key = { id: params.id, ownerId: user.id };
      await giveCover(deps, key, files.image);
      return presentCard((await findText(db, key)) ?? fail('text_not_found'), null);
    }),
    route(removeTextCover, async ({ params, user }) => {
      const key = { id: params.id, ownerId: user.id };
      await takeCover(deps, key);
      return presentCard((await findText(db, key)) ?? fail('text_not_found'), null);
    }),
    route(textPlaces.deleteText, ({ params, user }) =>
      deleteForGood(deps, { id: params.id, ownerId: user.id }),
    ),
    route(textPlaces.deleteTextPermanently, ({ params, user }) =>
      deleteForGood(deps, { id: params.id, ownerId: user.id }),
    ),
    route(textPlaces.trashText, move({ is_deleted: true })),
    route(textPlaces.restoreText, move({ is_deleted: false })),
    route(textPlaces.archiveText, move({ is_archived: true })),
    route(textPlaces.unarchiveText, move({ is_archived: false })),
    route(reading.getReadingPage, ({ params, query, user }) =>
      readPage(
        db,
        { id: params.id, ownerId: user.id },
        { page: params.page, perPage: query.sentences_per_page },
      ),
    ),
    route(getReadings, ({ params, query, user }) =>
      readAloud(
        deps,
        { id: params.id, ownerId: user.id },
        { from: query.from_sentence, to: query.to_sentence },
      ),
    ),
    route(reading.getAnalysis, async ({ params, user }) => {
      const text = (await findText(db, { id: params.id, ownerId: user.id })) ?? fail('text_not_found');
      if (text.isEnded) fail('access_ended');
      return text.status === 'ready' ? presentAnalysis(text) : fail('text_not_ready');
    }),
    route(reading.savePosition, async ({ params, body, user }) => {
      const key = { id: params.id, ownerId: user.id };
      const now = deps.clock();
      const at = body.at === undefined ? now : new Date(Math.min(Date.parse(body.at), now.getTime()));
      const onlyLater = body.at !== undefined;
      if (await keepPlace(db, key, { sentence: body.sentence, now: at, onlyLater })) return;
      const text = (await findText(db, key)) ?? fail('text_not_found');
      if (text.status !== 'ready') fail('text_not_ready');
      if (body.sentence > text.sentenceCount) failFields({ sentence: [messages.sentence_outside] });
    }),
    route(reading.markKnown, ({ params, body, user }) =>
      markKnownWords(
        db,
        { id: params.id, ownerId: user.id },
        { from: body.from_sentence, to: body.to_sentence },
      ),
    ),
    route(sentenceTimes.getSentenceTimes, ({ params, user }) =>
      readTimes(db, { id: params.id, ownerId: user.id }),
    ),
    route(sentenceTimes.putSentenceTimes, ({ params, body, user }) =>
      putTimes(db, { id: params.id, ownerId: user.id }, body.from_sentence, body.times),
    ),
    route(sentenceTimes.uploadSentenceTimes, async ({ params, files, user }) => {
      const cues = await readTimesFile(files.file ?? fail('times_unreadable'));
      return putCues(db, { id: params.id, ownerId: user.id }, cues);
    }),
    route(sentenceTimes.deleteSentenceTimes, ({ params, user }) =>
      removeTimes(db, { id: params.id, ownerId: user.id }),
    ),
  ];
}
