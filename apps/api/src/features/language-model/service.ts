import type { HandlerInput, HandlerResult } from '@glossa/contract/endpoint';
import { fail, Failure } from '@glossa/contract/failure';
import { explanationErrors } from '@glossa/contract/language-model';
import type { explainSentence, ExplanationEvent, getLanguageModel } from '@glossa/contract/language-model';
import type { Database } from '@glossa/db/database';
import { languageById } from '@glossa/language/languages';
import type { Logger } from 'pino';

import type { LanguageModelConfig } from '#config/language-model.ts';
import { hashRequest, secondsToMidnight } from '#domain/external-services/budget.ts';
import { findLanguageModel, type ServiceDeps } from '#domain/external-services/find-services.ts';
import type { Message } from '#domain/external-services/language-model/message.ts';
import { streamCompletion } from '#domain/external-services/language-model/stream-completion.ts';
import { withoutThinking } from '#domain/external-services/language-model/without-thinking.ts';
import * as services from '#domain/external-services/queries.ts';
import { findSentence } from '#domain/library/find-sentence.ts';
import { buildMessages } from './prompts.ts';

export interface LanguageModelDeps {
  db: Database;
  config: ServiceDeps['config'];
  log: Pick<Logger, 'warn'>;
}

type Learner = { id: string; uiLanguage: string };
type Body = HandlerInput<typeof explainSentence>['body'];

/** Maximum number of characters of a sentence to send to the model. The rest is left out. */
const maxSentenceLength = 2000;
/** Maximum number of characters of a response, so that it fits into a note. */
const maxResponse = 4500;

const service = 'language_model';

/** Returns the configured model and the learner's remaining requests for today. */
export async function describeModel(
  { db, config }: LanguageModelDeps,
  learnerId: string,
): Promise<HandlerResult<typeof getLanguageModel>> {
  const settings = await findLanguageModel({ db, config });
  if (!settings) return { model: null };
  const { host } = new URL(settings.url);
  return { model: { name: settings.model, host, remaining: await countRemaining(db, learnerId, settings) } };
}

const countRemaining = async (
  db: Database,
  learnerId: string,
  { dailyRequests }: LanguageModelConfig,
): Promise<number> => Math.max(0, dailyRequests - (await services.findSpent(db, learnerId, service)));

/**
 * Explains a sentence: from the cache, or else with the model, within the daily budget. Resolves once the response
 * begins. `signal` stops the model.
 * @throws {Failure} if there is no such sentence, the budget is spent, or the model doesn't respond
 */
export async function explain(
  deps: LanguageModelDeps,
  learner: Learner,
  body: Body,
  signal: AbortSignal,
): Promise<AsyncGenerator<ExplanationEvent, void>> {
  const settings = (await findLanguageModel(deps)) ?? fail('language_model_not_configured');
  const { sentence, language } = await findSentence(deps.db, {
    kind: body.text === undefined ? 'video' : 'text',
    id: body.text ?? body.video ?? '',
    ownerId: learner.id,
    seq: body.sentence,
  });
  if (body.word && !includesWord(sentence, body.word)) fail('sentence_not_found');
  const messages = buildMessages({
    kind: body.kind,
    language: languageById(language)?.name ?? '',
    target: new Intl.DisplayNames('en', { type: 'language' }).of(responseLanguage(learner)) ?? 'English',
    sentence: sentence.slice(0, maxSentenceLength),
    word: body.word,
  });
  // The messages contain everything that the response depends on, apart from the server and its model.
  const hash = hashRequest([settings.url, settings.model, JSON.stringify(messages)]);
  const cached = await services.findResponse(deps.db, hash);
  if (cached !== undefined) {
    return replay(cached, await countRemaining(deps.db, learner.id, settings));
  }
  return startResponse({ ...deps, settings, learnerId: learner.id, hash, signal }, messages);
}

/** Responses for the Latin interface are in English. */
const responseLanguage = ({ uiLanguage }: Learner): string => (uiLanguage === 'la' ? 'en' : uiLanguage);

async function* replay(text: string, remaining: number): AsyncGenerator<ExplanationEvent, void> {
  yield { type: 'text', text };
  yield { type: 'done', cached: true, truncated: false, remaining };
}

const withoutSpace = (text: string): string => text.normalize('NFC').replaceAll(/\s/g, '');

/** Returns whether all parts of a word or phrase are in the sentence. */
const includesWord = (sentence: string, word: string): boolean =>
  word.split('…').every((part) => withoutSpace(sentence).includes(withoutSpace(part)));

interface Response extends Omit<LanguageModelDeps, 'config'> {
  settings: LanguageModelConfig;
  learnerId: string;
  hash: Buffer;
  signal: AbortSignal;
}

/**
 * Deducts a request from the budget, and refunds it unless the model responds.
 * @throws {Failure} if the response doesn't begin
 */
async function startResponse(
  response: Response,
  messages: readonly Message[],
): Promise<AsyncGenerator<ExplanationEvent, void>> {
  const { db, settings, learnerId, signal } = response;
  const cost = { learnerId, service, amount: 1 } as const;
  const day =
    (await services.deductBudget(db, { ...cost, limit: settings.dailyRequests })) ??
    fail('language_model_budget_spent', { retryAfter: secondsToMidnight() });
  const refund = () => services.refundBudget(db, { ...cost, day });
  const parts = withoutThinking(streamCompletion(settings, messages, signal));
  try {
    const first = await parts.next();
    if (first.done)
      throw new Failure('language_model_no_response', {}, { cause: new Error('response contains no text') });
    return relay(response, first.value, parts, refund);
  } catch (error) {
    await refund();
    logFailure(response, error);
    throw error;
  }
}

/** Relays a response as events, and caches it once it is complete. */
async function* relay(
  response: Response,
  first: string,
  parts: AsyncGenerator<string, { truncated: boolean }>,
  refund: () => Promise<void>,
): AsyncGenerator<ExplanationEvent, void> {
  const { db, settings, learnerId, hash, signal } = response;
  let text = '';
  try {
    let next: IteratorResult<string, { truncated: boolean }> = { value: first };
    while (!next.done && text.length < maxResponse) {
      const part = removeControls(next.value).slice(0, maxResponse - text.length);
      text += part;
      yield { type: 'text', text: part };
      next = await parts.next();
    }
    const truncated = !next.done || next.value.truncated;
    if (text.trim() === '') {
      throw new Failure(
        'language_model_no_response',
        {},
        { cause: new Error('response contains only white space') },
      );
    }
    if (!truncated) await services.storeResponse(db, hash, text);
    const remaining = await countRemaining(db, learnerId, settings);
    yield { type: 'done', cached: false, truncated, remaining };
  } catch (error) {
    // A request still counts if the learner stops the response.
    if (signal.aborted) return;
    const code = explanationErrors.find((declared) => error instanceof Failure && error.code === declared);
    if (!code) throw error;
    await refund();
    logFailure(response, error);
    yield { type: 'error', code };
  } finally {
    await parts.return({ truncated: true });
  }
}

/** Removes control characters except tabs and line breaks; PostgreSQL doesn't store NUL. */
// oxlint-disable-next-line no-control-regex -- These are the characters to remove.
const removeControls = (text: string): string => text.replaceAll(/[\u0000-\u0008\u000B-\u001F\u007F]/g, '');

function logFailure({ log, settings, signal }: Response, error: unknown): void {
  if (!(error instanceof Failure) || signal.aborted) return;
  const { message: reason } = error.cause as Error;
  log.warn({ model: settings.model, code: error.code, reason }, 'no response from the language model');
}
