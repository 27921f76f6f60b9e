import type { Analyzer } from '@glossa/analyzer/analyzer';
import { readSentences } from '@glossa/analyzer/readings/read-sentences';
import { fail } from '@glossa/contract/failure';
import type { Glosses } from '@glossa/contract/glosses';
import { knownLevel } from '@glossa/contract/knowledge-level';
import type { Readings } from '@glossa/contract/readings';
import type { SubtitlePart, Watching } from '@glossa/contract/watching';
import type { Database } from '@glossa/db/database';
import { splitSentence } from '@glossa/dictionaries/ranking/word-in-sentence';
import { languageById } from '@glossa/language/languages';

import { findGlosses } from '#domain/dictionaries/find-glosses.ts';
import { emit } from '#domain/events/events.ts';
import type { PageWordsRow, SentenceRow } from '#domain/pages/queries.ts';
import { presentVideo } from '#domain/videos/present-video.ts';
import { changeWords, type WordsChange } from '#domain/vocabulary/queries.ts';
import { layOutTokens } from './lay-out-tokens.ts';
import { presentPart } from './present-part.ts';
import {
  findPart,
  findTerms,
  findUnknownSentence,
  findVideoToWatch,
  recordViewing,
  saveVideoPosition,
  type WatchRow,
} from './queries.ts';

interface Key {
  id: string;
  ownerId: string;
}

interface PartData {
  head: string;
  words: PageWordsRow;
  sentences: SentenceRow[];
}

const youtubeIdInUrl = /[?&]v=([\w-]{11})/;

/** Returns everything the watch page needs to open, as JSON text. */
export async function openVideo(db: Database, key: Key): Promise<string> {
  const { row, ...found } = requireReady(await findVideoToWatch(db, key));
  const { version, sentenceCount, cueCount } = row;
  if (version === null || sentenceCount === null || cueCount === null) fail('video_not_ready');
  const head: Omit<Watching, 'part'> = {
    video: presentVideo(row),
    direction: languageById(row.language)?.direction ?? 'ltr',
    file: row.hasFile ? `/media/videos/${row.id}/file` : null,
    youtube: youtubeIdInUrl.exec(row.videoUrl)?.[1] ?? null,
    has_audio: row.hasAudio,
    width: row.width,
    height: row.height,
    sentence_count: sentenceCount,
    cue_count: cueCount,
    shift: row.shift,
    second_shift: row.secondShift,
    second_language: row.secondLanguage,
    version,
    preparing: row.preparing,
  };
  return `${JSON.stringify(head).slice(0, -1)},"part":${presentPart(row, found)}}`;
}

/** Returns a range of the subtitles as JSON text (the contract's `SubtitlePart`), and the language ID. */
export async function findSubtitlePart(
  db: Database,
  key: Key,
  range: { from?: number | undefined; at?: number | undefined; count: number },
): Promise<{ language: number; part: string }> {
  const selected = await findPart(db, key, range);
  // A video that isn't ready has no document, so this query doesn't distinguish it from a missing video.
  if (!selected && (await findVideoToWatch(db, key))) fail('video_not_ready');
  const { row, ...found } = requireReady(selected);
  return { language: row.language, part: presentPart(row, found) };
}

/** Returns the readings of the words in the sentences `from` to `to`, ignoring sentences that don't exist. */
export async function findReadings(
  { db, analyzer }: { db: Database; analyzer: Pick<Analyzer, 'readings'> },
  key: Key,
  { from, to }: { from: number; to: number },
): Promise<Readings> {
  const { language, part } = await findSubtitlePart(db, key, { from, count: to - from + 1 });
  const { sentences } = JSON.parse(part) as SubtitlePart;
  const requestedSentences = sentences.filter(({ seq }) => seq >= from);
  return readSentences(analyzer, requestedSentences.map(layOutTokens), language);
}

/** Returns short dictionary entries for the words in the sentences `from` to `to` that the learner doesn't know. */
export async function getGlosses(
  db: Database,
  learner: { id: string; uiLanguage: string },
  id: string,
  { from, to }: { from: number; to: number },
): Promise<Glosses> {
  const { language, part } = await findSubtitlePart(
    db,
    { id, ownerId: learner.id },
    { from, count: to - from + 1 },
  );
  const { sentences } = JSON.parse(part) as SubtitlePart;
  const splitSentences = sentences.map((sentence) => {
    const { text, words } = layOutTokens(sentence);
    return { seq: sentence.seq, ...splitSentence(text, words) };
  });
  return findGlosses(db, learner, { language, sentences: splitSentences });
}

/**
 * Returns the data of a video that is ready. For a range of subtitles, the row has only the columns of
 * `SubtitleRangeRow` and the language.
 * @throws {Failure} `video_not_found`, `access_ended`, `video_not_ready`
 */
function requireReady(found: PartData | undefined): Omit<PartData, 'head'> & { row: WatchRow } {
  if (!found) return fail('video_not_found');
  const { head, words, sentences } = found;
  const row = JSON.parse(head) as WatchRow;
  if (row.isEnded) fail('access_ended');
  return row.status === 'ready' ? { row, words, sentences } : fail('video_not_ready');
}

/** Saves the position in a video, in seconds. */
export async function savePosition(db: Database, key: Key, position: number): Promise<void> {
  if (!(await saveVideoPosition(db, key, Math.round(position * 1000)))) fail('video_not_found');
}

/** Records a viewing of a video. `counted` is false if the previous viewing was too recent. */
export async function recordVideoWatched(
  { db, clock }: { db: Database; clock: () => Date },
  key: Key,
): Promise<{ counted: boolean; last_watched: string }> {
  const viewing = (await recordViewing(db, key, clock())) ?? fail('video_not_found');
  emit(db, 'learned', { learnerId: key.ownerId });
  return { counted: viewing.counted, last_watched: viewing.lastWatchedAt.toISOString() };
}

/** Marks the new words in the sentences `from` to `to` as known; words being learned or ignored aren't changed. */
export async function markShownAsKnown(
  db: Database,
  key: Key,
  { from, to }: { from: number; to: number },
): Promise<WordsChange> {
  const found = (await findTerms(db, key, from, to)) ?? fail('video_not_found');
  if (found.status !== 'ready') fail('video_not_ready');
  const { language, terms } = found;
  return changeWords(db, {
    learnerId: key.ownerId,
    language,
    terms,
    level: knownLevel,
    onlyNew: true,
    kind: 'page',
  });
}

/** Finds the next sentence with a word at level 0. */
export async function findNextUnknown(
  db: Database,
  key: Key,
  after: number,
): Promise<{ sentence: { seq: number; start: number; end: number } | null }> {
  const found = (await findUnknownSentence(db, key, after)) ?? fail('video_not_found');
  if (found.status !== 'ready') fail('video_not_ready');
  const { seq, start, end } = found;
  if (seq === null) return { sentence: null };
  if (start === null || end === null) fail('video_not_ready');
  return { sentence: { seq, start, end } };
}
