import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import type { HandlerInput, HandlerResult } from '@glossa/contract/endpoint';
import { fail, Failure } from '@glossa/contract/failure';
import type { getSpeechServer, SpeechType } from '@glossa/contract/speech';
import { newId } from '@glossa/db/new-id';
import { languageById } from '@glossa/language/languages';
import { MediaError } from '@glossa/media/media-tools';

import type { SpeechConfig } from '#config/speech.ts';
import type { Deps } from '#deps.ts';
import { hashRequest, secondsToMidnight } from '#domain/external-services/budget.ts';
import { findSpeechServer } from '#domain/external-services/find-services.ts';
import { findVoice } from '#domain/external-services/find-voice.ts';
import * as services from '#domain/external-services/queries.ts';
import { maxRequestCharacters, requestSpeech } from '#domain/external-services/request-speech.ts';
import { speechKey } from '#domain/external-services/speech-files.ts';
import { joinAudio } from '#domain/external-services/spoken-audio.ts';
import { findDocumentVersion } from '#domain/library/find-sentence.ts';
import { workFolder } from '#domain/videos/work-folders.ts';
import { prepareText, splitText } from './prepare-text.ts';
import { findAudio, saveAudio, type SpeechFormat } from './queries.ts';

export type SpeechDeps = Pick<Deps, 'config' | 'db' | 'storage' | 'media' | 'log'>;

const service = 'speech';

const types: Record<SpeechFormat, SpeechType> = { mp3: 'audio/mpeg', m4a: 'audio/mp4', wav: 'audio/wav' };

/** Describes the speech server and the learner's remaining budget for today; null if no voice speaks the language. */
export async function describeServer(
  deps: SpeechDeps,
  learnerId: string,
  { language, text, video }: HandlerInput<typeof getSpeechServer>['query'],
): Promise<HandlerResult<typeof getSpeechServer>> {
  const settings = await findSpeechServer(deps);
  const voice = settings && findVoice(settings, toCode(language));
  if (!settings || !voice) return { server: null };
  const kind = text === undefined ? 'video' : 'text';
  const id = text ?? video;
  const documentVersion =
    id === undefined ? '' : await findDocumentVersion(deps.db, { kind, id, ownerId: learnerId });
  const spent = await services.findSpent(deps.db, learnerId, service);
  return {
    server: {
      host: new URL(settings.url).host,
      voice,
      version: computeVersion(settings, voice, documentVersion),
      remaining: Math.max(0, settings.dailyCharacters - spent),
    },
  };
}

const toCode = (language: number): string => languageById(language)?.code ?? '';

/** Returns a hash of everything that determines a sentence's audio, apart from the sentence's number. */
const computeVersion = (settings: SpeechConfig, voice: string, documentVersion: string): string =>
  hashRequest([...identifyVoice(settings, voice), documentVersion])
    .toString('base64url')
    .slice(0, 16);

const identifyVoice = ({ provider, url, model }: SpeechConfig, voice: string): string[] => [
  service,
  provider,
  url,
  model,
  voice,
];

/** A learner's request for the audio of a text. */
export interface SpeechRequest {
  learnerId: string;
  /** Language ID of the text. */
  language: number;
  text: string;
  /** Version of the document that contains the text; empty for a word. */
  documentVersion: string;
}

/** Audio in storage, with its media type. */
export interface Speech {
  key: string;
  type: SpeechType;
  /** The current version, as in `describeServer`. */
  version: string;
}

/** A running request to the speech server, and the learner whose budget it uses. */
interface Running {
  learnerId: string;
  format: Promise<SpeechFormat>;
}

/**
 * Creates a function that returns the audio of a text: from the cache, or else from the server, within the daily
 * budget. Simultaneous requests for the same audio share a single request to the server. That request isn't canceled
 * when a learner disconnects, because players do so before they request the next part of a file.
 */
export function createSpeaker(deps: SpeechDeps): (request: SpeechRequest) => Promise<Speech> {
  const running = new Map<string, Running>();

  const produceOnce = async (job: Job): Promise<SpeechFormat> => {
    const id = job.hash.toString('hex');
    const other = running.get(id);
    if (other) {
      try {
        return await other.format;
      } catch (error) {
        const isOtherLearner = other.learnerId !== job.learnerId;
        if (isOtherLearner && error instanceof Failure && error.code === 'speech_budget_spent')
          return produceOnce(job);
        throw error;
      }
    }
    const format = findOrProduce(deps, job).finally(() => running.delete(id));
    running.set(id, { learnerId: job.learnerId, format });
    return format;
  };

  return async ({ learnerId, language, text, documentVersion }) => {
    const settings = (await findSpeechServer(deps)) ?? fail('speech_not_configured');
    const voice = findVoice(settings, toCode(language)) ?? fail('speech_language_unsupported');
    const prepared = prepareText(text, maxRequestCharacters);
    const hash = hashRequest([...identifyVoice(settings, voice), prepared]);
    const format = await produceOnce({ settings, voice, text: prepared, hash, learnerId });
    return {
      key: speechKey(hash, format),
      type: types[format],
      version: computeVersion(settings, voice, documentVersion),
    };
  };
}

/** A text to speak, with the server and voice to use. `hash` identifies its audio. */
interface Job {
  settings: SpeechConfig;
  voice: string;
  text: string;
  hash: Buffer;
  learnerId: string;
}

async function findOrProduce(deps: SpeechDeps, job: Job): Promise<SpeechFormat> {
  const cached = await findAudio(deps.db, job.hash);
  // A restored backup may lack the file.
  if (cached && (await deps.storage.stat(speechKey(job.hash, cached)))) return cached;
  return produce(deps, job);
}

/**
 * Deducts the characters from the budget, requests the audio and stores it. Refunds the characters if that fails.
 * @throws {Failure} speech_budget_spent, speech_unreachable, speech_quota_spent
 */
async function produce(
  deps: SpeechDeps,
  { settings, voice, text, hash, learnerId }: Job,
): Promise<SpeechFormat> {
  const { db, storage } = deps;
  const cost = { learnerId, service, amount: countCharacters(text) } as const;
  const day =
    (await services.deductBudget(db, { ...cost, limit: settings.dailyCharacters })) ??
    fail('speech_budget_spent', { retryAfter: secondsToMidnight() });
  try {
    const { format, file } = await compress(deps, await speakParts(settings, voice, text));
    await storage.write(speechKey(hash, format), file);
    await saveAudio(db, { hash, format, bytes: file.length });
    return format;
  } catch (error) {
    await services.refundBudget(db, { ...cost, day });
    logFailure(deps, settings, error);
    throw error;
  }
}

/** Counts code points, as the servers that charge by the character do. */
const countCharacters = (text: string): number => Array.from(text).length;

async function speakParts(
  settings: SpeechConfig,
  voice: string,
  text: string,
): Promise<{ format: 'mp3' | 'wav'; file: Buffer }> {
  const parts = [];
  for (const part of splitText(text, maxRequestCharacters)) {
    parts.push(await requestSpeech(settings, voice, part));
  }
  const joined = joinAudio(parts);
  if (joined) return joined;
  throw new Failure('speech_unreachable', {}, { cause: new Error('parts in different formats') });
}

/** Compresses WAV audio. Returns it unchanged if ffmpeg is missing or fails, because browsers can play WAV as well. */
async function compress(
  { config, media, log }: SpeechDeps,
  audio: { format: 'mp3' | 'wav'; file: Buffer },
): Promise<{ format: SpeechFormat; file: Buffer }> {
  if (audio.format === 'mp3') return audio;
  // The maintenance job removes what a killed process leaves behind.
  const folder = path.join(workFolder(config.dataDir), `speech-${newId()}`);
  const source = path.join(folder, 'speech.wav');
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(source, audio.file);
    for (const format of ['mp3', 'm4a'] as const) {
      const out = path.join(folder, `speech.${format}`);
      try {
        await media.compressSpeech(source, out);
        return { format, file: await readFile(out) };
      } catch (error) {
        if (!(error instanceof MediaError)) throw error;
        if (error.code !== 'ffmpeg_missing') log.warn({ code: error.code, format }, 'speech not compressed');
      }
    }
    return audio;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function logFailure({ log }: SpeechDeps, { provider }: SpeechConfig, error: unknown): void {
  if (!(error instanceof Failure)) return;
  const { message: reason } = error.cause as Error;
  log.warn({ provider, code: error.code, reason }, 'no speech from the speech server');
}
