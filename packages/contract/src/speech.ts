import * as z from 'zod';

import { endpoint } from './endpoint.ts';
import { LanguageRef, maxInteger, TextId, VideoId, wholeNumber } from './fields.ts';
import { messages } from './messages.ts';

/** Maximum number of characters of a word or phrase to speak. */
export const maxSpokenWordLength = 200;

export const getSpeechServer = endpoint({
  method: 'GET',
  path: '/api/speech/',
  summary: 'Get the speech server for a language, if any, and your remaining characters for today',
  access: 'learner',
  query: z.object({
    language: LanguageRef,
    /** The text or video whose sentences will be spoken, so that `version` changes with them. */
    text: TextId.optional(),
    video: VideoId.optional(),
  }),
  result: z.object({
    /** Null if no speech server is configured, or none that speaks the language. */
    server: z
      .object({
        /** The host to which sentences are sent. */
        host: z.string(),
        /** Name of the voice, as the server's operator configured it. */
        voice: z.string(),
        /**
         * Changes whenever the audio does: with the server, the voice, and the sentences of the text or video. Pass it
         * to the endpoints below, so that browsers cache the audio.
         */
        version: z.string(),
        /** Characters left today (UTC). Audio that the server has cached is free. */
        remaining: z.int().min(0),
      })
      .nullable(),
  }),
  errors: ['text_not_found', 'video_not_found'],
});

/** Media types of the audio, all of which browsers can play. The speech server determines which one is used. */
export const speechTypes = ['audio/mpeg', 'audio/mp4', 'audio/wav'] as const;
export type SpeechType = (typeof speechTypes)[number];

const query = z.object({
  /** `version` of `getSpeechServer`. If it is missing or outdated, browsers revalidate the audio before reusing it. */
  version: z.string().max(64).optional(),
});

const speechErrors = [
  'speech_not_configured',
  'speech_language_unsupported',
  'speech_unreachable',
  'speech_quota_spent',
  'speech_budget_spent',
  'speech_too_long',
  // Returned for a sentence such as a line of asterisks. Continuous playback skips such sentences.
  'speech_without_words',
] as const;

/** Index of a sentence, in a path. */
const sentence = wholeNumber(0, maxInteger);

export const getSentenceSpeech = endpoint({
  method: 'GET',
  path: '/api/texts/{id}/speech/{sentence}/',
  summary: 'Get the audio of a sentence of a text, spoken by the speech server',
  access: 'learner',
  params: { id: TextId, sentence },
  query,
  produces: speechTypes,
  errors: ['text_not_found', 'text_not_ready', 'access_ended', 'sentence_not_found', ...speechErrors],
});

export const getSubtitleSpeech = endpoint({
  method: 'GET',
  path: '/api/videos/learn/{id}/speech/{sentence}/',
  summary: 'Get the audio of a subtitle sentence, spoken by the speech server',
  access: 'learner',
  params: { id: VideoId, sentence },
  query,
  produces: speechTypes,
  errors: ['video_not_found', 'video_not_ready', 'access_ended', 'sentence_not_found', ...speechErrors],
});

export const getWordSpeech = endpoint({
  method: 'GET',
  path: '/api/words/speech/',
  summary: 'Get the audio of a word or phrase, spoken by the speech server',
  access: 'learner',
  query: query.extend({
    language: LanguageRef,
    word: z.string().trim().min(1, messages.word_required).max(maxSpokenWordLength, messages.word_long),
  }),
  produces: speechTypes,
  errors: [...speechErrors],
});
