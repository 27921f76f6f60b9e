import { heartbeat, recordTextRead } from '@glossa/contract/activity';
import { addAnnotation } from '@glossa/contract/annotations';
import { updateProfile } from '@glossa/contract/auth';
import { setFamilyCounting } from '@glossa/contract/families';
import { putGoals } from '@glossa/contract/goals';
import { addToMindMap, saveWordPositions } from '@glossa/contract/mindmap-entries';
import { undoReview } from '@glossa/contract/practice';
import { savePosition } from '@glossa/contract/reading';
import { updateReferenceSites } from '@glossa/contract/reference-sites';
import { createSavedItem } from '@glossa/contract/saved';
import { putSentenceTimes } from '@glossa/contract/sentence-times';
import { updateSettings } from '@glossa/contract/settings';
import { createTag } from '@glossa/contract/tags';
import { uploadTextCover } from '@glossa/contract/text-covers';
import { archiveText, trashText } from '@glossa/contract/text-places';
import { updateText, uploadText } from '@glossa/contract/text-upload';
import { updateVideo } from '@glossa/contract/video-upload';
import { recordVideoWatched, saveVideoPosition } from '@glossa/contract/watching';
import { uploadWordImage } from '@glossa/contract/word-images';

import type { Browser } from '../browser.ts';
import { reviewCard } from '../practice.ts';
import type { TestApp } from '../test-app.ts';
import { createText } from './text.ts';
import { createReadyVideo, createSrtFile } from './video.ts';
import { createWord } from './word.ts';

/** The header of a 1 × 1 pixel GIF. */
const gif = new Blob([Buffer.from('GIF89a\x01\0\x01\0\0\0\0', 'latin1')]);
const mp3 = new File([Buffer.from('ID3 not much of a song')], 'fable.mp3');

async function fillLibrary(reader: Browser): Promise<void> {
  const fable = await reader.call(uploadText, {
    body: {
      title: 'A fable',
      text: 'The fox saw the grapes. The grapes hung high. He left.\n\nHe said: 1 < 2 & they were sour.',
      language: 'en',
      author: 'Aesop',
      source: 'An old book',
      tags: ['Old', 'short'],
      difficulty_level: 'advanced',
    },
    files: { audio: mp3 },
  });
  const { id } = fable;
  await reader.call(putSentenceTimes, {
    params: { id },
    body: { from_sentence: 0, times: [500, null, 2500] },
  });
  await reader.call(updateText, {
    params: { id },
    body: { is_favorite: true, grammar_points: ['past simple'] },
  });
  await reader.call(uploadTextCover, { params: { id }, files: { image: gif } });
  await reader.call(savePosition, { params: { id }, body: { sentence: 2 } });
  await reader.call(recordTextRead, { body: { text_id: id } });
  await reader.call(heartbeat, { body: { kind: 'reading', seconds: 30, text_id: id } });
  await reader.call(addAnnotation, {
    params: { id },
    body: { kind: 'note', sentence: 1, from: 4, to: 10, note: 'Sour?' },
  });
  await reader.call(addAnnotation, { params: { id }, body: { kind: 'bookmark', sentence: 2 } });
  await reader.call(createSavedItem, { body: { kind: 'sentence', text: id, sentence: 1 } });
  await reader.call(createSavedItem, { body: { kind: 'text', text: id } });
  const archived = await createText(reader, { title: 'Twice', text: 'The same sentence.' });
  await reader.call(archiveText, { params: { id: archived.id } });
  await createText(reader, { title: 'Twice', text: 'The same sentence.' });
  const trashed = await createText(reader, { title: 'Gone', language: 'de', text: 'Der Fuchs ging fort.' });
  await reader.call(trashText, { params: { id: trashed.id } });
  await createText(reader, { title: 'ねこ', language: 'en', text: 'A cat, 猫, sat. '.repeat(500) });
}

async function fillVocabulary(reader: Browser): Promise<void> {
  const fox = await createWord(reader, 'fox', {
    knowledge_level: 2,
    tags: ['Animals'],
    notes: 'sly',
    definition: 'A beast',
  });
  const grapes = await createWord(reader, 'grapes', {
    knowledge_level: 4,
    part_of_speech: 'noun',
    lemma: 'grape',
  });
  await createWord(reader, 'hung high', { knowledge_level: 3 });
  await createWord(reader, 'aesop', { knowledge_level: 0, ignored: true });
  await createWord(reader, 'Fuchs', { language: 'de', knowledge_level: 5, tags: ['animals'] });
  await createWord(reader, 'said', { knowledge_level: 1 });
  await reader.call(uploadWordImage, { params: { id: fox.id }, files: { image: gif } });
  await reader.call(addToMindMap, { body: { term: 'fox', link: { to: 'wolf', kind: 'related' } } });
  await reader.call(saveWordPositions, {
    body: {
      positions: [
        { id: fox.id, x: 12.5, y: -40 },
        { id: grapes.id, x: 1, y: 2 },
      ],
    },
  });
  await reviewCard(reader, fox.id, { rating: 3, duration: 1200, mode: 'recall' });
  await reader.call(createSavedItem, { body: { kind: 'word', word: grapes.id } });
  const { review } = await reviewCard(reader, fox.id, { rating: 1 });
  await reader.call(undoReview, { params: { id: fox.id, review } });
}

async function fillVideos(app: TestApp, reader: Browser): Promise<void> {
  const { id } = await createReadyVideo(app, reader, {
    title: 'The video',
    body: { description: 'Of a fox', tags: ['Animals'], second_language: 'de', author: 'Ada' },
    files: {
      second_subtitle_file: createSrtFile('1\n00:00:00,500 --> 00:00:02,000\nDer Fuchs sah\n', 'zwei.srt'),
    },
  });
  await reader.call(updateVideo, { params: { id }, body: { shift: 250 } });
  await reader.call(createSavedItem, { body: { kind: 'moment', video: id, position: 1500 } });
  await reader.call(saveVideoPosition, { params: { id }, body: { position: 3 } });
  await reader.call(recordVideoWatched, { body: { video_id: id } });
}

/** Fills the signed-in user's account with every kind of content. */
export async function fillAccount(app: TestApp, reader: Browser): Promise<void> {
  await reader.call(updateProfile, { body: { firstname: 'Ada', city: 'London', time_zone: 'Asia/Tokyo' } });
  await reader.call(updateSettings, {
    body: { theme: 'dark', sentencesPerPage: 2, shortcuts: { known: 'w' } },
  });
  await reader.call(putGoals, { body: { goals: [{ period: 'daily', measure: 'reviews', target: 1 }] } });
  await reader.call(createTag, { body: { name: 'Animals', color: 'teal' } });
  await fillLibrary(reader);
  await fillVocabulary(reader);
  await fillVideos(app, reader);
  await reader.call(setFamilyCounting, { body: { language: 'en', counts: true } });
  const site = {
    name: 'Etymonline',
    url: 'https://www.etymonline.com/word/{lemma}',
    opens_in: 'tab' as const,
  };
  await reader.call(updateReferenceSites, { body: { language: 'en', sites: [site] } });
}
