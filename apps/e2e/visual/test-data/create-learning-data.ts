import { addAnnotation } from '@glossa/contract/annotations';
import { updateProfile } from '@glossa/contract/auth';
import { bulkUpdateWords } from '@glossa/contract/bulk-words';
import { addToMindMap } from '@glossa/contract/mindmap-entries';
import { getReadingPage, savePosition } from '@glossa/contract/reading';
import { createSavedItem } from '@glossa/contract/saved';
import { createTag } from '@glossa/contract/tags';
import { archiveText, trashText } from '@glossa/contract/text-places';
import { listTexts } from '@glossa/contract/texts';
import { archiveVideo, trashVideo } from '@glossa/contract/video-places';
import { startImport, uploadWords } from '@glossa/contract/word-import';
import { listWords } from '@glossa/contract/word-lists';
import { addOrUpdateWord } from '@glossa/contract/words';

import { seedHistory } from '../../screenshots/history/seed-history.ts';
import type { User } from '../../src/users/user.ts';
import { addText } from '../../src/texts/add-text.ts';
import { addVideo } from '../../src/videos/add-video.ts';
import { makeTalk } from '../../src/videos/make-talk.ts';
import type { ScreenIds } from '../screens/screen.ts';

const english = { language: 'en' } as const;
const tea = 'The kettle sings. The cat listens to it. Then the tea is ready.';

/** A worst-case title: one long word that is hard to hyphenate. */
const longTitle = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

/** Marks short words as known and some others as learning, and moves the reading position in each text. */
async function readStories({ call }: User): Promise<string> {
  const { results } = await call(listTexts, { query: { ...english, page_size: 100, sort: 'title' } });
  for (const [n, { id, sentence_count: sentences }] of results.entries()) {
    const query = { sentences_per_page: 200 };
    const { sentences: read } = await call(getReadingPage, { params: { id, page: 1 }, query });
    const words = read.flatMap(({ tokens }) => tokens.filter(({ w }) => w !== undefined).map(({ t }) => t));
    const known = [...new Set(words)].filter((word) => word.length < 6 + n);
    await call(bulkUpdateWords, { body: { texts: known, ...english, knowledge_level: 4 } });
    const position = Math.floor((sentences * (n + 1)) / (results.length + 2));
    await call(savePosition, { params: { id }, body: { sentence: Math.min(position, 90) } });
  }
  for (const [text, translation, level] of [
    ['harbour', 'le port', 2],
    ['clerk', 'l’employé de bureau', 1],
    ['duties', 'les tâches', 1],
    ['gull', 'la mouette', 3],
    ['chalking', 'écrire à la craie', 1],
  ] as const)
    await call(addOrUpdateWord, { body: { text, translation, knowledge_level: level, ...english } });
  const tide = results.find(({ title }) => title.includes('Tide')) ?? results[0];
  if (!tide) throw new Error('The library has no stories');
  return tide.id;
}

/** Adds notes, tags, saved items, and links between words. */
async function annotateStory({ call }: User, story: string): Promise<void> {
  const params = { id: story };
  await call(addAnnotation, { params, body: { kind: 'bookmark', sentence: 0 } });
  await call(addAnnotation, { params, body: { kind: 'note', sentence: 1, note: 'Whose voice is this?' } });
  const highlight = { kind: 'highlight', sentence: 2, from: 0, to: 8, color: 'green' } as const;
  await call(addAnnotation, { params, body: highlight });
  const colors = ['blue', 'green', 'orange', 'purple'] as const;
  for (const [n, name] of ['idioms', 'to look up again', 'from a film', 'for the trip'].entries())
    await call(createTag, { body: { name, color: colors[n] } });
  const { results: words } = await call(listWords, { query: { ...english, page_size: 6 } });
  for (const { id } of words) await call(createSavedItem, { body: { kind: 'word', word: id } });
  for (const sentence of [1, 3])
    await call(createSavedItem, { body: { kind: 'sentence', text: story, sentence } });
  await call(createSavedItem, { body: { kind: 'text', text: story } });
  for (const [from, to, kind] of [
    ['harbour', 'gull', 'related'],
    ['harbour', 'tide', 'related'],
    ['tide', 'wave', 'synonym'],
    ['tide', 'land', 'antonym'],
    ['wave', 'storm', 'related'],
  ] as const)
    await call(addToMindMap, { query: english, body: { term: from, link: { to, kind } } });
}

/** Imports a list of words with one invalid line. */
async function importWords({ call }: User): Promise<string> {
  const lines = 'term,hint1,status,tags\nlighthouse,Leuchtturm,2,sea\nharbour,Hafen,much,\ntide,Flut,3,sea';
  const { id } = await call(uploadWords, {
    body: english,
    files: { file: new File([lines], 'lingqs.csv', { type: 'text/csv' }) },
  });
  await call(startImport, {
    params: { id },
    body: { ...english, columns: ['text', 'translation', 'level', 'tags'], scale: 'lingq' },
  });
  return id;
}

async function addVideos(user: User): Promise<string> {
  const { call } = user;
  const ids: string[] = [];
  for (const title of ['A night at the inn', 'Of whales and men', 'A walk along the harbour'])
    ids.push(await addVideo(user, await makeTalk(8), { title, author: 'Ishmael', tags: ['sea'] }));
  const [video = '', archived = '', trashed = ''] = ids;
  await call(archiveVideo, { params: { id: archived } });
  await call(trashVideo, { params: { id: trashed } });
  return video;
}

/**
 * Gives a user who has stories two years of study history and some data of every kind. Returns the IDs needed to open
 * screens.
 */
export async function createLearningData(
  user: User,
): Promise<Pick<ScreenIds, 'story' | 'tale' | 'video' | 'words'>> {
  const { call } = user;
  await call(updateProfile, { body: { current_language: 'en' } });
  await seedHistory(user, 730);
  const story = await readStories(user);
  const kettleText = await addText(user, { title: 'The kettle', text: tea, tags: ['kitchen'] });
  await addText(user, { title: longTitle, text: `${longTitle}. ${tea}`, tags: [longTitle.slice(0, 60)] });
  for (const [title, move] of [
    ['The lamp', archiveText],
    ['The door', trashText],
  ] as const)
    await call(move, { params: { id: await addText(user, { title, text: tea }) } });
  await annotateStory(user, story);
  // Restore the reading position, so that screens look the same in every run.
  await call(savePosition, { params: { id: story }, body: { sentence: 0 } });
  return { story, tale: kettleText, words: await importWords(user), video: await addVideos(user) };
}
