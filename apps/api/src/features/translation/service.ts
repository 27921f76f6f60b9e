import { createHash } from 'node:crypto';

import type { HandlerInput, HandlerResult } from '@glossa/contract/endpoint';
import { fail, Failure } from '@glossa/contract/failure';
import type { translateText } from '@glossa/contract/translation';
import type { Database } from '@glossa/db/database';
import { languageById } from '@glossa/language/languages';
import type { Logger } from 'pino';

import type { TranslationConfig } from '#config/translation.ts';
import { listPreferredLanguages } from '#domain/accounts/preferred-languages.ts';
import { createProvider, type TranslationRequest } from './provider.ts';
import * as queries from './queries.ts';

export interface TranslationDeps {
  db: Database;
  config: { translation: TranslationConfig | undefined };
  log: Pick<Logger, 'warn'>;
}

type Input = HandlerInput<typeof translateText>['body'];

/**
 * Translates a text for a learner: from the cache, or else with the server, within the daily budget.
 * @throws {Failure} translation_not_configured, translation_target_same, translation_budget_spent, or with the reason
 * why the server didn't translate
 */
export async function translate(
  { db, config, log }: TranslationDeps,
  learner: { id: string; uiLanguage: string },
  body: Input,
): Promise<HandlerResult<typeof translateText>> {
  const settings = config.translation ?? fail('translation_not_configured');
  const source = languageById(body.language)?.code ?? '';
  const target = body.target ?? (await listPreferredLanguages(db, learner)).find((code) => code !== source);
  if (target === undefined || target === source) fail('translation_target_same');
  const request = { text: body.text.normalize('NFC'), source, target };
  const hash = hashRequest(settings, request);
  const cached = await queries.findTranslation(db, hash);
  const common = { target, provider: settings.provider };
  if (cached !== undefined) return { ...common, translation: cached, cached: true };
  const translation = await translateWithinBudget({ db, log }, learner.id, settings, request);
  await queries.storeTranslation(db, hash, translation);
  return { ...common, translation, cached: false };
}

/** Hashes a request together with the server, since another server may translate differently. */
const hashRequest = (
  { provider, url }: TranslationConfig,
  { source, target, text }: TranslationRequest,
): Buffer => createHash('sha256').update([provider, url, source, target, text].join('\0')).digest();

/** Deducts the characters before calling the server, and refunds them if the translation fails. */
async function translateWithinBudget(
  { db, log }: Pick<TranslationDeps, 'db' | 'log'>,
  learnerId: string,
  settings: TranslationConfig,
  request: TranslationRequest,
): Promise<string> {
  const characters = request.text.length;
  const day = await queries.deductBudget(db, { learnerId, characters, limit: settings.dailyCharacters });
  if (day === undefined) fail('translation_budget_spent', { retryAfter: secondsToMidnight() });
  try {
    return await createProvider(settings)(request);
  } catch (error) {
    await queries.refundBudget(db, { learnerId, day, characters });
    if (error instanceof Failure) {
      const { source, target } = request;
      const { message: reason } = error.cause as Error;
      log.warn({ provider: settings.provider, source, target, reason }, 'no translation');
    }
    throw error;
  }
}

/** Budgets are per UTC day. */
function secondsToMidnight(): number {
  const day = 86_400_000;
  return Math.ceil((day - (Date.now() % day)) / 1000);
}
