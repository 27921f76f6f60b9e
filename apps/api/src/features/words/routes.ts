import * as bulkWords from '@glossa/contract/bulk-words';
import * as encounters from '@glossa/contract/encounters';
import { fail } from '@glossa/contract/failure';
import * as families from '@glossa/contract/families';
import * as wordChanges from '@glossa/contract/word-changes';
import { removeWordImage, uploadWordImage } from '@glossa/contract/word-images';
import * as lists from '@glossa/contract/word-lists';
import { syncWords } from '@glossa/contract/word-sync';
import * as words from '@glossa/contract/words';

import type { Deps } from '#deps.ts';
import { Answer, route, type Route } from '#http/route.ts';
import { changeManyWords, deleteWords } from './bulk-words.ts';
import { listChanges } from './change-history.ts';
import { findEncounters } from './encounters.ts';
import { exportRoutes } from './export-routes.ts';
import { importRoutes } from './import-routes.ts';
import { countFamilies } from './family-queries.ts';
import { changeWholeFamily, countingLanguages, findFamily } from './family.ts';
import { listVocabulary } from './list-words.ts';
import { givePicture, takePicture } from './picture.ts';
import { presentWord } from './present-word.ts';
import { findWord, undoChange } from './queries.ts';
import { changeWord, saveWord } from './save-word.ts';
import { syncChanges } from './sync-changes.ts';
import { findVocabulary } from './vocabulary.ts';

export const wordRoutes = ({
  db,
  storage,
  jobs,
  analyser,
  clock,
  log,
}: Pick<Deps, 'db' | 'storage' | 'jobs' | 'analyser' | 'clock' | 'log'>): Route[] => [
  ...exportRoutes({ db, storage, jobs, log }),
  ...importRoutes({ db, storage, jobs, log }),
  route(lists.listWords, ({ query, user }) => {
    const language = query.language ?? user.currentLanguage ?? undefined;
    return listVocabulary(db, user.id, { ...query, language }, lists.listWords);
  }),
  route(lists.searchAllWords, ({ query, user }) => listVocabulary(db, user.id, query, lists.searchAllWords)),
  route(lists.getVocabulary, ({ query, user }) => findVocabulary(db, user.id, query.language)),
  route(words.addOrUpdateWord, async ({ body, user }) => {
    const language = body.language ?? user.currentLanguage ?? fail('language_required');
    const { created, ...saved } = await saveWord({ db, analyser }, user.id, { ...body, language });
    return created ? new Answer(201, saved) : saved;
  }),
  route(bulkWords.bulkUpdateWords, ({ body, user }) => changeManyWords(db, user.id, body)),
  route(bulkWords.bulkDeleteWords, ({ body, user }) => deleteWords(db, user.id, body)),
  route(words.deleteWord, async ({ params, user }) => {
    const done = await deleteWords(db, user.id, { ids: [params.id] });
    return done.changed > 0 ? done : fail('word_not_found');
  }),
  route(wordChanges.listWordChanges, ({ query, user }) => listChanges(db, user.id, query)),
  route(families.listFamilyCounting, ({ user }) => countingLanguages(db, user.id)),
  route(families.setFamilyCounting, async ({ body, user }) => {
    await countFamilies(db, user.id, body.language, body.counts);
    return countingLanguages(db, user.id);
  }),
  route(families.getFamily, ({ params, user }) => findFamily(db, user.id, params.id)),
  route(families.changeFamily, ({ params, body, user }) => changeWholeFamily(db, user.id, params.id, body)),
  route(encounters.getEncounters, ({ params, user }) => findEncounters(db, user.id, params.id)),
  route(words.getWord, async ({ params, user }) => {
    const word = await findWord(db, params.id, user.id);
    return word ? presentWord(db, user.id, word) : fail('word_not_found');
  }),
  route(words.updateWord, ({ params, body, user }) =>
    changeWord(db, { id: params.id, learnerId: user.id }, body),
  ),
  route(syncWords, async ({ body, user }) => ({
    results: await syncChanges({ db, analyser, clock }, user.id, body.changes),
  })),
  route(uploadWordImage, ({ params, files, user }) =>
    givePicture({ db, storage }, { id: params.id, learnerId: user.id }, files.image),
  ),
  route(removeWordImage, ({ params, user }) => takePicture(db, { id: params.id, learnerId: user.id })),
  route(wordChanges.undoWords, async ({ body, user }) => {
    const { restored, kept } = await undoChange(db, user.id, body.token);
    if (restored === null || kept === null) return fail('undo_not_found');
    return restored < 0 ? fail('already_undone') : { restored, kept };
  }),
];
