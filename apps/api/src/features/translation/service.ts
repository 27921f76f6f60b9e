import type { HandlerInput, HandlerResult } from '@glossa/contract/endpoint';
import { fail, Failure } from '@glossa/contract/failure';
import type { translateText } from '@glossa/contract/translation';
import type { Database } from '@glossa/db/database';
import { languageById } from '@glossa/language/languages';
import type { Logger } from 'pino';

import type { TranslationConfig } from '#config/translation.ts';
import { listPreferredLanguages } from '#domain/accounts/preferred-languages.ts';
import { hashRequest, secondsToMidnight } from '#domain/external-services/budget.ts';
import { findTranslationServer, type ServiceDeps } from '#domain/external-services/find-services.ts';
import * as queries from '#domain/external-services/queries.ts';
import { createProvider, type TranslationRequest } from '#domain/external-services/translation/provider.ts';

export interface TranslationDeps {
  db: Database;
  config: ServiceDeps['config'];
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
  const settings = (await findTranslationServer({ db, config })) ?? fail('translation_not_configured');
  const source = languageById(body.language)?.code ?? '';
  const target = body.target ?? (await listPreferredLanguages(db, learner)).find((code) => code !== source);
  if (target === undefined || target === source) fail('translation_target_same');
  const request = { text: body.text.normalize('NFC'), source, target };
  // Include the server in the hash, since another server may translate differently.
  const hash = hashRequest([settings.provider, settings.url, source, target, request.text]);
  const cached = await queries.findResponse(db, hash);
  const common = { target, provider: settings.provider };
  if (cached !== undefined) return { ...common, translation: cached, cached: true };
  const translation = await translateWithinBudget({ db, log }, learner.id, settings, request);
  await queries.storeResponse(db, hash, translation);
  return { ...common, translation, cached: false };
}

/** Deducts the characters before calling the server, and refunds them if the translation fails. */
async function translateWithinBudget(
  { db, log }: Pick<TranslationDeps, 'db' | 'log'>,
  learnerId: string,
  settings: TranslationConfig,
  request: TranslationRequest,
): Promise<string> {
  const cost = { learnerId, service: 'translation', amount: request.text.length } as const;
  const day = await queries.deductBudget(db, { ...cost, limit: settings.dailyCharacters });
  if (day === undefined) fail('translation_budget_spent', { retryAfter: secondsToMidnight() });
  try {
    return await createProvider(settings)(request);
  } catch (error) {
    await queries.refundBudget(db, { ...cost, day });
    if (error instanceof Failure) {
      const { source, target } = request;
      const { message: reason } = error.cause as Error;
      log.warn({ provider: settings.provider, source, target, reason }, 'no translation');
    }
    throw error;
  }
}
