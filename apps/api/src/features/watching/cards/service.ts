import { fail } from '@glossa/contract/failure';
import type { CardMedium } from '@glossa/contract/sentence-cards';
import type { SubtitlePart } from '@glossa/contract/watching';
import { videoDeck } from '@glossa/formats/word-files/anki/deck';
import { packDeck } from '@glossa/formats/word-files/anki/pack-deck';
import { createSentenceNote, sentenceNoteType } from '@glossa/formats/word-files/anki/sentence-note';
import { languageById } from '@glossa/language/languages';

import type { Deps } from '#deps.ts';
import { findSubtitlePart } from '../service.ts';
import type { RunLimited } from './concurrency-limit.ts';
import { findCardSource, findCardWord, type CardSource } from './queries.ts';
import { findOccurrences, splitSegments, findReading, findSecondSubtitles } from './card-sentences.ts';
import { cutClip, type Clip } from './cut-clip.ts';

export type CardDeps = Pick<Deps, 'config' | 'db' | 'storage' | 'media' | 'analyzer' | 'log'> & {
  runLimited: RunLimited;
};

/** The sentences from a video to put on a card, and the card's word. */
export interface CardRequest {
  id: string;
  ownerId: string;
  from: number;
  to: number;
  word: number | undefined;
}

/** A deck with one card, as a file, and the media it contains. */
interface CardFile {
  name: string;
  content: AsyncIterable<string | Uint8Array>;
  media: CardMedium[];
}

/** Creates a deck with one card from sentences in a video. */
export async function createCard(
  deps: CardDeps,
  { id, ownerId, from, to, word }: CardRequest,
  signal: AbortSignal,
): Promise<CardFile> {
  const { db } = deps;
  const { language, part: text } = await findSubtitlePart(
    db,
    { id, ownerId },
    { from, count: to - from + 1 },
  );
  const part = JSON.parse(text) as SubtitlePart;
  const { sentences } = part;
  const [first] = sentences;
  const last = sentences.at(-1);
  if (first?.seq !== from || last?.seq !== to) return fail('sentence_not_found');
  const source = (await findCardSource(db, { id, ownerId })) ?? fail('video_not_found');
  const chosenWord = await findWord(deps, part, { word, learnerId: ownerId, language });
  const span = { start: first.start, end: last.end };
  const clip = await createClip(deps, source, span, signal);

  const now = new Date();
  const name = `glossa-${id}-${first.start}`;
  const media = new Map<string, Uint8Array>();
  const addMedia = (content: Uint8Array | null, extension: string) => {
    if (content) media.set(`${name}.${extension}`, content);
    return content && `${name}.${extension}`;
  };
  const at = formatTime(first.start + source.shift);
  const note = createSentenceNote({
    // Use the start time instead of the sentence number, which changes when earlier subtitles are edited.
    key: ['video', id, String(first.start)],
    pieces: splitSegments(sentences, chosenWord.occurrences),
    word: chosenWord.text,
    reading: chosenWord.reading,
    translation: chosenWord.translation,
    sentenceTranslation: findSecondSubtitles(part.second, span, source.secondShift - source.shift),
    audio: addMedia(clip.audio, 'mp3'),
    picture: addMedia(clip.picture, 'jpg'),
    source: `${source.title}, ${at}`,
    language: languageById(language)?.code ?? '',
    now,
  });
  const content = packDeck(yieldItem(note), {
    noteType: sentenceNoteType,
    deck: videoDeck(language),
    now,
    readMedia: async (file) => {
      const bytes = media.get(file);
      return bytes && yieldItem(bytes);
    },
  });
  return {
    name: fileName(source.title, at),
    content,
    media: [...(clip.audio ? ['audio' as const] : []), ...(clip.picture ? ['picture' as const] : [])],
  };
}

async function* yieldItem<Item>(item: Item): AsyncGenerator<Item> {
  yield item;
}

/** Returns the chosen word with its data from the learner's vocabulary. */
async function findWord(
  { db, analyzer }: CardDeps,
  part: SubtitlePart,
  { word, learnerId, language }: { word: number | undefined; learnerId: string; language: number },
) {
  if (word === undefined) return { occurrences: [], text: '', reading: '', translation: '' };
  const occurrences = findOccurrences(part, word);
  const [first] = occurrences;
  const found = first && (await findCardWord(db, { id: word, learnerId }));
  if (!found) return fail('word_not_found');
  const reading = found.pronunciation || (await findReading(analyzer, part.sentences, first, language));
  return { occurrences, text: found.form, reading, translation: found.translation };
}

/** Cuts the audio and an image for the sentences; YouTube videos have neither. */
async function createClip(
  deps: CardDeps,
  { fileKey, hasAudio, duration, shift }: CardSource,
  { start, end }: { start: number; end: number },
  signal: AbortSignal,
): Promise<Clip> {
  if (!fileKey || (await deps.media.kind()) !== 'ffmpeg') return { audio: null, picture: null };
  const span = { fileKey, hasAudio, duration, start: start + shift, end: end + shift };
  return deps.runLimited(signal, () => cutClip(deps, span, signal));
}

/** Formats a time the way video players do: `1:02:03`. */
function formatTime(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  const minutes = Math.floor(seconds / 60);
  const rest = twoDigits(seconds % 60);
  return minutes < 60
    ? `${minutes}:${rest}`
    : `${Math.floor(minutes / 60)}:${twoDigits(minutes % 60)}:${rest}`;
}

/** Removes characters that some operating systems forbid in file names. */
const fileName = (title: string, at: string): string =>
  `${title.replaceAll(/[\p{Cc}\s\\/:*?"<>|]+/gu, ' ')} ${at.replaceAll(':', '.')}.apkg`.trimStart();
