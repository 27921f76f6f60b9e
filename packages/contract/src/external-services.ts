import { languageByCode } from '@glossa/language/languages';
import * as z from 'zod';

import { endpoint } from './endpoint.ts';
import { Moment } from './fields.ts';
import { messages } from './messages.ts';

/** External services that admins can set up. */
export const externalServices = ['translation', 'language_model', 'speech'] as const;
export type ExternalService = (typeof externalServices)[number];

/** The protocols that each service can use. */
export const serviceProviders = {
  translation: ['libretranslate', 'deepl'],
  language_model: ['openai'],
  speech: ['openai', 'piper'],
} as const satisfies Record<ExternalService, readonly string[]>;
export type ServiceProvider = (typeof serviceProviders)[ExternalService][number];
const allProviders = [
  ...new Set(externalServices.flatMap((service): ServiceProvider[] => [...serviceProviders[service]])),
];

/** Providers that need no URL, because they have a host of their own. */
export const providersWithHost: readonly ServiceProvider[] = ['deepl'];

/** Where the current settings come from. Environment variables override those that an admin saved. */
export const serviceSources = ['none', 'saved', 'environment'] as const;

/** Why a service could not be used. */
export const serviceProblems = [
  /** No model is chosen yet. */
  'model_missing',
  /** No voice is chosen yet. */
  'voice_missing',
  /** There is no DNS record for the host. */
  'host_not_found',
  /** The host can't be reached. */
  'host_unreachable',
  /** No server listens on the port. */
  'connection_refused',
  /** The connection was closed during the request. */
  'connection_lost',
  'certificate_invalid',
  /** The server doesn't speak TLS. */
  'tls_failed',
  'timed_out',
  'redirected',
  'key_refused',
  /** The server has no such path. */
  'path_not_found',
  'model_not_found',
  /** The server rejects one of the configured voices, or the model. */
  'voice_refused',
  /** The server's own quota is exhausted. */
  'quota_spent',
  'server_error',
  /** The server rejected the request. */
  'request_refused',
  /** The response doesn't follow the provider's protocol. */
  'unexpected_response',
  'language_unsupported',
  /** The model returned no text. */
  'no_text',
] as const;
export type ServiceProblem = (typeof serviceProblems)[number];

/** Key of the default voice, for languages without a voice of their own. */
export const anyLanguage = '*';

/** A speech server's names for its voices, by language code. */
const Voices = z
  .record(
    z.string().refine((code) => code === anyLanguage || languageByCode(code)?.code === code),
    z.string().trim().max(200, messages.field_long),
  )
  // An empty name means that the language has no voice.
  .transform((voices) => Object.fromEntries(Object.entries(voices).filter(([, name]) => name !== '')));

/** The settings of a service, without its key. */
export const ServiceSettings = z
  .object({
    service: z.enum(externalServices),
    source: z.enum(serviceSources),
    /** Null if it is not set up. */
    provider: z.enum(allProviders).nullable(),
    /** Empty for the provider's own host. */
    url: z.string(),
    model: z.string(),
    /** Only for speech. */
    voices: z.record(z.string(), z.string()),
    /** Characters or requests per learner per day (UTC). */
    daily_limit: z.int(),
    has_key: z.boolean(),
    /** Whether the stored key can't be decrypted. The service then stays off until the key is entered again. */
    is_key_unreadable: z.boolean(),
    /** When it was saved, and by whom. Null unless an admin saved it. */
    updated_at: Moment.nullable(),
    updated_by: z.string().nullable(),
    /** When the saved settings were last tested, and the problem found. `test_problem` is null if there was none. */
    tested_at: Moment.nullable(),
    test_problem: z.enum(serviceProblems).nullable(),
  })
  .meta({ id: 'ServiceSettings' });
export type ServiceSettings = z.infer<typeof ServiceSettings>;

function isServiceUrl(text: string): boolean {
  if (!/^https?:\/\//i.test(text) || /\s/.test(text)) return false;
  try {
    const { username, password, search, hash } = new URL(text);
    return username === '' && password === '' && search === '' && hash === '';
  } catch {
    return false;
  }
}

const Input = {
  provider: z.enum(allProviders),
  /** Base URL. Empty for the provider's own host. */
  url: z
    .string()
    .trim()
    .max(500, messages.field_long)
    .refine((url) => url === '' || isServiceUrl(url), messages.site_url_invalid)
    .default(''),
  model: z.string().trim().max(200, messages.field_long).default(''),
  voices: Voices.default({}),
  /**
   * If omitted, the stored key is used, provided that the URL has the same host. Null removes the key. Limited to
   * visible ASCII, because it is sent in an HTTP header.
   */
  api_key: z
    .string()
    .trim()
    .max(1000, messages.field_long)
    .regex(/^[\x21-\x7E]*$/)
    .nullable()
    .optional(),
};

const params = { service: z.enum(externalServices) };

export const listServices = endpoint({
  method: 'GET',
  path: '/api/admin/services/',
  summary: 'List the external services and their settings, without API keys',
  access: 'admin',
  result: z.object({ services: z.array(ServiceSettings) }),
});

export const saveService = endpoint({
  method: 'PUT',
  path: '/api/admin/services/{service}/',
  summary: 'Set up an external service; it is used from the next request on',
  access: 'admin',
  sessionOnly: true,
  params,
  body: z.strictObject({
    ...Input,
    daily_limit: z.int().min(0).max(1_000_000_000),
  }),
  result: ServiceSettings,
  errors: ['service_set_by_environment'],
});

export const turnOffService = endpoint({
  method: 'DELETE',
  path: '/api/admin/services/{service}/',
  summary: 'Turn off an external service and delete its settings and key',
  access: 'admin',
  sessionOnly: true,
  params,
  errors: ['service_set_by_environment'],
});

export const testService = endpoint({
  method: 'POST',
  path: '/api/admin/services/{service}/test/',
  summary: 'Test settings before saving them; without a key, the stored one is used if the host is the same',
  access: 'admin',
  sessionOnly: true,
  limit: 'page',
  params,
  body: z.strictObject(Input),
  status: 200,
  result: z.object({
    /** Null if the service works. */
    problem: z.enum(serviceProblems).nullable(),
    /** Technical details, such as `status 404` or `ENOTFOUND`. */
    detail: z.string(),
    /** What was sent, and the response. For speech, `audio` is the response. */
    sent: z.string(),
    received: z.string(),
    duration_ms: z.int(),
    /** Names of the server's models, at most 200. */
    models: z.array(z.string()),
    /** Names of the server's voices, at most 500. */
    voices: z.array(z.string()),
    /** The test sentences spoken by each voice. */
    audio: z.array(
      z.object({ voice: z.string(), type: z.enum(['audio/mpeg', 'audio/wav']), base64: z.string() }),
    ),
  }),
});
