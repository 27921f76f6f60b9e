import { messages } from '@glossa/contract/messages';
import { getReadings } from '@glossa/contract/readings';
import * as texts from '@glossa/contract/texts';
import * as textUpload from '@glossa/contract/text-upload';
import * as starterTexts from '@glossa/contract/starter-texts';
import { removeTextCover, uploadTextCover } from '@glossa/contract/text-covers';
import * as textPlaces from '@glossa/contract/text-places';
import * as reading from '@glossa/contract/reading';
import * as sentenceTimes from '@glossa/contract/sentence-times';
import type { Task } from '@glossa/contract/tasks';

import type { Deps } from '#deps.ts';
import { fail, failFields } from '#http/fail.ts';
import type { Person } from '#http/person.ts';
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
    async ({ params, person }: { params: { id: string }; person: Person }) => {
      const key = { id: params.id, ownerId: person.id };
      return saved(key, await editText(deps, key, change));
    };

  return [
    route(texts.listTexts, ({ query, person }) =>
      listShelf(db, person.id, shelves.reading, query, texts.listTexts),
    ),
    route(texts.listArchivedTexts, ({ query, person }) =>
      listShelf(db, person.id, shelves.archive, query, texts.listArchivedTexts),
    ),
    route(texts.listTrashedTexts, ({ query, person }) =>
      listShelf(db, person.id, shelves.trash, query, texts.listTrashedTexts),
    ),
    route(texts.listTextTags, async ({ person }) => ({ results: await usedTags(db, person.id) })),
    route(textUpload.uploadText, async ({ body, files, person }) => {
      const { id, task } = await addText(deps, person.id, { body, files });
      return new Answer(task ? 202 : 201, await saved({ id, ownerId: person.id }, task));
    }),
    route(starterTexts.listStarterTexts, async ({ query }) => ({
      results: await tasteStarterTexts(query.language),
    })),
    route(starterTexts.addStarterText, async ({ body, person }) => {
      const { id, task } = await takeStarterText(deps, person.id, body);
      return new Answer(task ? 202 : 200, await saved({ id, ownerId: person.id }, task));
    }),
    route(texts.getText, async ({ params, person }) => {
      const key = { id: params.id, ownerId: person.id };
      const text = (await findText(db, key)) ?? fail('text_not_found');
      const content = text.isEnded || !text.mayCopy ? '' : await contentOfText(deps, key, text.status);
      return { ...presentCard(text, null), content };
    }),
    route(textUpload.updateText, async ({ params, body, person }) => {
      const key = { id: params.id, ownerId: person.id };
      const task = await editText(deps, key, body);
      return new Answer(task ? 202 : 200, await saved(key, task));
    }),
    route(uploadTextCover, async ({ params, files, person }) => {
      const key = { id: params.id, ownerId: person.id };
      await giveCover(deps, key, files.image);
      return presentCard((await findText(db, key)) ?? fail('text_not_found'), null);
    }),
    route(removeTextCover, async ({ params, person }) => {
      const key = { id: params.id, ownerId: person.id };
      await takeCover(deps, key);
      return presentCard((await findText(db, key)) ?? fail('text_not_found'), null);
    }),
    route(textPlaces.deleteText, ({ params, person }) =>
      deleteForGood(deps, { id: params.id, ownerId: person.id }),
    ),
    route(textPlaces.deleteTextPermanently, ({ params, person }) =>
      deleteForGood(deps, { id: params.id, ownerId: person.id }),
    ),
    route(textPlaces.trashText, move({ is_deleted: true })),
    route(textPlaces.restoreText, move({ is_deleted: false })),
    route(textPlaces.archiveText, move({ is_archived: true })),
    route(textPlaces.unarchiveText, move({ is_archived: false })),
    route(reading.getReadingPage, ({ params, query, person }) =>
      readPage(
        db,
        { id: params.id, ownerId: person.id },
        { page: params.page, perPage: query.sentences_per_page },
      ),
    ),
    route(getReadings, ({ params, query, person }) =>
      readAloud(
        deps,
        { id: params.id, ownerId: person.id },
        { from: query.from_sentence, to: query.to_sentence },
      ),
    ),
    route(reading.getAnalysis, async ({ params, person }) => {
      const text = (await findText(db, { id: params.id, ownerId: person.id })) ?? fail('text_not_found');
      if (text.isEnded) fail('access_ended');
      return text.status === 'ready' ? presentAnalysis(text) : fail('text_not_ready');
    }),
    route(reading.savePosition, async ({ params, body, person }) => {
      const key = { id: params.id, ownerId: person.id };
      const now = deps.clock();
      const at = body.at === undefined ? now : new Date(Math.min(Date.parse(body.at), now.getTime()));
      const onlyLater = body.at !== undefined;
      if (await keepPlace(db, key, { sentence: body.sentence, now: at, onlyLater })) return;
      const text = (await findText(db, key)) ?? fail('text_not_found');
      if (text.status !== 'ready') fail('text_not_ready');
      if (body.sentence > text.sentenceCount) failFields({ sentence: [messages.sentence_outside] });
    }),
    route(reading.markKnown, ({ params, body, person }) =>
      markKnownWords(
        db,
        { id: params.id, ownerId: person.id },
        { from: body.from_sentence, to: body.to_sentence },
      ),
    ),
    route(sentenceTimes.getSentenceTimes, ({ params, person }) =>
      readTimes(db, { id: params.id, ownerId: person.id }),
    ),
    route(sentenceTimes.putSentenceTimes, ({ params, body, person }) =>
      putTimes(db, { id: params.id, ownerId: person.id }, body.from_sentence, body.times),
    ),
    route(sentenceTimes.uploadSentenceTimes, async ({ params, files, person }) => {
      const cues = await readTimesFile(files.file ?? fail('times_unreadable'));
      return putCues(db, { id: params.id, ownerId: person.id }, cues);
    }),
    route(sentenceTimes.deleteSentenceTimes, ({ params, person }) =>
      removeTimes(db, { id: params.id, ownerId: person.id }),
    ),
  ];
}
