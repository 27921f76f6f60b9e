import { addTrack } from '@glossa/contract/audio-tracks';
import { createEbook, updateEbook } from '@glossa/contract/ebooks';
import { makeMp3 } from '@glossa/formats/testing/make-mp3';

import type { Browser } from '../browser.ts';

/** Uploads an audio course with these tracks (title and seconds) and an optional text; publishes it by default. */
export async function createAudioCourse(
  creator: Browser,
  {
    tracks = [
      ['Hello', 20],
      ['Goodbye', 20],
    ],
    text,
    publish = true,
  }: {
    tracks?: readonly (readonly [title: string, seconds: number])[];
    text?: string;
    publish?: boolean;
  } = {},
): Promise<{ id: string; tracks: string[] }> {
  const { id } = await creator.call(createEbook, {
    body: {
      type: 'audio',
      title: 'First lessons',
      author: 'Ada',
      description: 'To listen to',
      language: 'en',
      category: 'Language Learning',
      tags: '["listening"]',
      price: '6',
    },
    files: text === undefined ? {} : { file: new File([text], 'words.txt') },
  });
  const ids: string[] = [];
  for (const [title, seconds] of tracks) {
    const track = new File([makeMp3({ seconds, title })], 'track.mp3');
    ids.push((await creator.call(addTrack, { params: { id }, body: {}, files: { track } })).id);
  }
  if (publish) await creator.call(updateEbook, { params: { id }, body: { status: 'published' } });
  return { id, tracks: ids };
}
