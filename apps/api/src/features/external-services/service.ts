import { isDeepStrictEqual } from 'node:util';

import type { HandlerInput, HandlerResult } from '@glossa/contract/endpoint';
import {
  externalServices,
  providersWithHost,
  serviceProviders,
  type ExternalService,
  type ServiceProvider,
  type ServiceSettings,
} from '@glossa/contract/external-services';
import type * as contract from '@glossa/contract/external-services';
import { fail, failFields } from '@glossa/contract/failure';
import type { FieldError } from '@glossa/contract/field-errors';
import { messages } from '@glossa/contract/messages';
import type { Database } from '@glossa/db/database';

import { recordUserAudit, toActor, type ActingUser } from '#domain/audit/record-audit.ts';
import {
  readEnvironment,
  type ServiceDeps,
  type ServiceEntry,
} from '#domain/external-services/find-services.ts';
import { decryptServiceKey, encryptServiceKey } from '#domain/external-services/service-key.ts';
import {
  deleteSettings,
  findSavedSettings,
  saveSettings,
  storeTestOutcome,
  type SavedSettings,
} from './queries.ts';
import { testService, type TestOutcome } from './test-service.ts';

export interface AdminServiceDeps extends ServiceDeps {
  db: Database;
}

type Input = HandlerInput<typeof contract.testService>['body'];
type Keys = Pick<ServiceDeps, 'config'>;

/** Daily limits that are suggested for a service that isn't set up. */
const defaultLimits: Record<ExternalService, number> = {
  translation: 20_000,
  language_model: 50,
  speech: 50_000,
};

/** Lists all services with the settings that are in effect. */
export const listServices = async (
  deps: ServiceDeps,
): Promise<HandlerResult<typeof contract.listServices>> => ({
  services: await Promise.all(externalServices.map((service) => describeService(deps, service))),
});

async function describeService(
  { db, config }: ServiceDeps,
  service: ExternalService,
): Promise<ServiceSettings> {
  const environment = readEnvironment[service](config);
  if (environment) {
    const { provider, url, model, voices, dailyLimit, apiKey } = environment;
    return {
      ...emptySettings(service),
      source: 'environment',
      provider,
      url: url.replace(/\/$/, ''),
      model,
      voices,
      daily_limit: dailyLimit,
      has_key: apiKey !== '',
    };
  }
  const saved = await findSavedSettings(db, service);
  return saved ? presentSaved({ config }, saved) : emptySettings(service);
}

const emptySettings = (service: ExternalService): ServiceSettings => ({
  service,
  source: 'none',
  provider: null,
  url: '',
  model: '',
  voices: {},
  daily_limit: defaultLimits[service],
  has_key: false,
  is_key_unreadable: false,
  updated_at: null,
  updated_by: null,
  tested_at: null,
  test_problem: null,
});

function presentSaved({ config }: Keys, saved: SavedSettings): ServiceSettings {
  const { service, provider, url, model, voices, dailyLimit, encryptedKey, updatedBy } = saved;
  return {
    service,
    source: 'saved',
    provider,
    url,
    model,
    voices,
    daily_limit: dailyLimit,
    has_key: encryptedKey !== null,
    is_key_unreadable: encryptedKey !== null && decryptServiceKey(config, saved, encryptedKey) === undefined,
    updated_at: saved.updatedAt.toISOString(),
    updated_by: updatedBy && toActor({ id: '', ...updatedBy }).name,
    tested_at: saved.testedAt?.toISOString() ?? null,
    test_problem: saved.testProblem,
  };
}

/** Returns the stored key if it belongs to the server in `input`; otherwise an empty string. */
function findStoredKey(
  { config }: Keys,
  service: ExternalService,
  input: Pick<Input, 'provider' | 'url'>,
  stored: { environment: ServiceEntry | undefined; saved: SavedSettings | null },
): string {
  const { environment, saved } = stored;
  if (environment) {
    const isSame = environment.provider === input.provider && hasSameOrigin(environment.url, input.url);
    return isSame ? environment.apiKey : '';
  }
  const key = saved?.encryptedKey;
  return (key && decryptServiceKey(config, { service, ...input }, key)) ?? '';
}

const hasSameOrigin = (one: string, other: string): boolean =>
  URL.canParse(one) && URL.canParse(other) && new URL(one).origin === new URL(other).origin;

/**
 * Saves the settings of a service and records the change in the audit log. A stored key is kept unless the new URL has
 * a different host.
 * @throws {Failure} service_set_by_environment, or with field errors
 */
export async function saveService(
  deps: AdminServiceDeps,
  user: ActingUser,
  service: ExternalService,
  input: HandlerInput<typeof contract.saveService>['body'],
): Promise<ServiceSettings> {
  const { db, config } = deps;
  if (readEnvironment[service](config)) fail('service_set_by_environment');
  await db.transaction(async (tx) => {
    const saved = await findSavedSettings(tx, service);
    const apiKey = resolveKey(deps, service, input, { environment: undefined, saved });
    requireFields(service, input, apiKey);
    const { provider, url, model, voices, daily_limit: dailyLimit } = input;
    const encryptedKey = apiKey === '' ? null : encryptServiceKey(config, { service, provider, url }, apiKey);
    const settings = { provider, url, model, voices, dailyLimit };
    await saveSettings(tx, service, { ...settings, encryptedKey, updatedById: user.id });
    // Most services have no voices.
    const before: Partial<typeof settings> = saved ?? { voices: {} };
    const fields = Object.entries(settings)
      .filter(([name, value]) => !isDeepStrictEqual(before[name as keyof typeof settings], value))
      .map(([name]) => name);
    const isKeyChanged = Boolean(input.api_key) || (saved?.encryptedKey != null && encryptedKey === null);
    const detail = { fields: [...fields, ...(isKeyChanged ? ['apiKey'] : [])] };
    await recordUserAudit(tx, user, { kind: 'service', verb: 'change', id: service, detail });
  });
  return describeService(deps, service);
}

/** Returns the entered key, or else the stored one if it may be sent to this server. */
const resolveKey = (
  keys: Keys,
  service: ExternalService,
  input: Input,
  stored: { environment: ServiceEntry | undefined; saved: SavedSettings | null },
): string => (input.api_key === null ? '' : input.api_key || findStoredKey(keys, service, input, stored));

/** Piper has a model per voice, and translation servers have none. */
const needsModel = (service: ExternalService, provider: ServiceProvider): boolean =>
  service === 'language_model' || (service === 'speech' && provider === 'openai');

/** @throws {Failure} if the service doesn't support the provider, or a required field is missing */
function requireFields(
  service: ExternalService,
  { provider, url, model, voices }: Input,
  apiKey: string,
): void {
  const required: FieldError = { code: 'required' };
  const isKnown = (serviceProviders[service] as readonly ServiceProvider[]).includes(provider);
  const errors = {
    ...(isKnown ? {} : { provider: [{ code: 'invalid' } as const] }),
    ...(url === '' && !providersWithHost.includes(provider) ? { url: [messages.site_url_invalid] } : {}),
    ...(needsModel(service, provider) && model === '' ? { model: [required] } : {}),
    ...(service === 'speech' && Object.keys(voices).length === 0 ? { voices: [required] } : {}),
    ...(provider === 'deepl' && apiKey === '' ? { api_key: [required] } : {}),
  };
  if (Object.keys(errors).length > 0) failFields(errors);
}

/**
 * Turns a service off and deletes its settings.
 * @throws {Failure} service_set_by_environment
 */
export async function turnOffService(
  { db, config }: AdminServiceDeps,
  user: ActingUser,
  service: ExternalService,
): Promise<void> {
  if (readEnvironment[service](config)) fail('service_set_by_environment');
  await db.transaction(async (tx) => {
    if (!(await deleteSettings(tx, service))) return;
    await recordUserAudit(tx, user, { kind: 'service', verb: 'turn_off', id: service });
  });
}

/** Tests settings, which may not be saved yet. Stores the outcome if they match the saved settings. */
export async function tryService(
  deps: AdminServiceDeps,
  service: ExternalService,
  input: Input,
  signal: AbortSignal,
): Promise<TestOutcome> {
  const { db, config } = deps;
  const environment = readEnvironment[service](config);
  const saved = environment ? null : await findSavedSettings(db, service);
  const apiKey = resolveKey(deps, service, input, { environment, saved });
  // The model and voices aren't required, so that a test can list those that the server offers.
  requireFields(service, { ...input, model: input.model || 'any', voices: { '*': 'any' } }, apiKey);
  const { provider, url, model, voices } = input;
  const entry = { provider, url, model, voices, apiKey, dailyLimit: 0 };
  const outcome = await testService(service, entry, config, signal);
  if (saved && isSameAsSaved(deps, saved, { ...input, apiKey })) {
    await storeTestOutcome(db, saved, outcome.problem);
  }
  return outcome;
}

function isSameAsSaved(keys: Keys, saved: SavedSettings, input: Input & { apiKey: string }): boolean {
  const savedKey = findStoredKey(keys, saved.service, saved, { environment: undefined, saved });
  return (
    saved.provider === input.provider &&
    saved.url === input.url &&
    saved.model === input.model &&
    isDeepStrictEqual(saved.voices, input.voices) &&
    savedKey === input.apiKey
  );
}
