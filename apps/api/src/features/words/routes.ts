import * as families from '@glossa/contract/families';
import { removeWordImage, uploadWordImage } from '@glossa/contract/word-images';
import * as lists from '@glossa/contract/word-lists';
import * as words from '@glossa/contract/words';
import * as encounters from '@glossa/contract/encounters';
import * as bulkWords from '@glossa/contract/bulk-words';
import * as wordChanges from '@glossa/contract/word-changes';
import { syncWords } from '@glossa/contract/word-sync';

import type { Deps } from '#deps.ts';
import { fail } from '#http/fail.ts';
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
  route(lists.listWords, ({ query, person }) => {
    const language = query.language ?? person.currentLanguage ?? undefined;
    return listVocabulary(db, person.id, { ...query, language }, lists.listWords);
  }),
  route(lists.searchAllWords, ({ query, person }) =>
    listVocabulary(db, person.id, query, lists.searchAllWords),
  ),
  route(lists.getVocabulary, ({ query, person }) => findVocabulary(db, person.id, query.language)),
  route(words.addOrUpdateWord, async ({ body, person }) => {
    const language = body.language ?? person.currentLanguage ?? fail('language_required');
    const { created, ...saved } = await saveWord({ db, analyser }, person.id, { ...body, language });
    return created ? new Answer(201, saved) : saved;
  }),
  route(bulkWords.bulkUpdateWords, ({ body, person }) => changeManyWords(db, person.id, body)),
  route(bulkWords.bulkDeleteWords, ({ body, person }) => deleteWords(db, person.id, body)),
  route(words.deleteWord, async ({ params, person }) => {
    const done = await deleteWords(db, person.id, { ids: [params.id] });
    return done.changed > 0 ? done : fail('word_not_found');
  }),
  route(wordChanges.listWordChanges, ({ query, person }) => listChanges(db, person.id, query)),
  route(families.listFamilyCounting, ({ person }) => countingLanguages(db, person.id)),
  route(families.setFamilyCounting, async ({ body, person }) => {
    await countFamilies(db, person.id, body.language, body.counts);
    return countingLanguages(db, person.id);
  }),
  route(families.getFamily, ({ params, person }) => findFamily(db, person.id, params.id)),
  route(families.changeFamily, ({ params, body, person }) =>
    changeWholeFamily(db, person.id, params.id, body),
  ),
  route(encounters.getEncounters, ({ params, person }) => findEncounters(db, person.id, params.id)),
  route(words.getWord, async ({ params, person }) => {
    const word = await findWord(db, params.id, person.id);
    return word ? presentWord(db, person.id, word) : fail('word_not_found');
  }),
  route(words.updateWord, ({ params, body, person }) =>
    changeWord(db, { id: params.id, learnerId: person.id }, body),
  ),
  route(syncWords, async ({ body, person }) => ({
    results: await syncChanges({ db, analyser, clock }, person.id, body.changes),
  })),
  route(uploadWordImage, ({ params, files, person }) =>
    givePicture({ db, storage }, { id: params.id, learnerId: person.id }, files.image),
  ),
  route(removeWordImage, ({ params, person }) => takePicture(db, { id: params.id, learnerId: person.id })),
  route(wordChanges.undoWords, async ({ body, person }) => {
    const { restored, kept } = await undoChange(db, person.id, body.token);
    if (restored === null || kept === null) return fail('undo_not_found');
    return restored < 0 ? fail('already_undone') : { restored, kept };
  }),
];
