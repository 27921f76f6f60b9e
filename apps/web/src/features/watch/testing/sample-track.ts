import type { SubtitlePart, Watching } from '@glossa/contract/watching';
import type { WordState } from '@glossa/contract/words';

import { idOf, sentenceOf } from '../../../lib/words-on-show/testing/sample-sentence.ts';
import { createTrack } from '../model/track.ts';
import type { WatchSentence } from '../model/track.ts';

export const videoId = '0192a0b0-0000-7000-8000-00000000000b';

/** A sentence of the video: said for a second and a half from each second second on, in one cue of the same number. */
export function saidAt(seq: number, text: string, changes: Partial<WatchSentence> = {}): WatchSentence {
  const start = seq * 2000;
  const end = start + 1500;
  return { ...sentenceOf(seq, text), start, end, cues: [{ cue: seq, start, end, at: 0 }], ...changes };
}

/** Some of the subtitles; `words` is by form. */
export const partOf = (
  sentences: readonly WatchSentence[],
  {
    words = {},
    ...rest
  }: { words?: Record<string, Partial<WordState>> } & Partial<Omit<SubtitlePart, 'words'>> = {},
): SubtitlePart => ({
  sentences: [...sentences],
  words: Object.fromEntries(
    Object.entries(words).map(([form, state]) => [
      idOf(form),
      { level: 0, ignored: false, translation: '', ...state },
    ]),
  ),
  phrases: [],
  second: [],
  ...rest,
});

/** Subtitles whose sentences are all here. */
export const trackOf = (sentences: readonly WatchSentence[]) =>
  createTrack(sentences.length, [partOf(sentences)]);

/** A French video that was uploaded. */
export const watching = (part: SubtitlePart, changes: Partial<Watching> = {}): Watching => ({
  video: {
    id: videoId,
    title: 'La clé',
    description: '',
    author: '',
    thumbnail: null,
    video_url: null,
    processed: true,
    processing_status: 'ready',
    problem: null,
    task: null,
    progress: null,
    stage: null,
    difficulty_level: 'beginner',
    language: 'fr',
    tags: [],
    duration: 60,
    position: 0,
    subtitles: 'file',
    wordCount: 10,
    unknownWordsPercentage: 100,
    knowledge: { new: 10, learning: 0, known: 0, ignored: 0 },
    is_archived: false,
    is_deleted: false,
    created_date: '2026-11-01T10:00:00Z',
    last_watched: null,
  },
  direction: 'ltr',
  file: `/media/videos/${videoId}/file`,
  youtube: null,
  has_audio: true,
  width: 1280,
  height: 720,
  sentence_count: part.sentences.length,
  cue_count: part.sentences.length,
  shift: 0,
  second_shift: 0,
  second_language: null,
  version: '0192a0b0-0000-7000-8000-0000000000d1',
  preparing: false,
  part,
  ...changes,
});
