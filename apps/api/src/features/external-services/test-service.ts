import type { ExternalService, ServiceProblem } from '@glossa/contract/external-services';
import { Failure } from '@glossa/contract/failure';

import type { Config } from '#config.ts';
import {
  toLanguageModel,
  toSpeechServer,
  toTranslationServer,
  type ServiceEntry,
} from '#domain/external-services/find-services.ts';
import { listModels } from '#domain/external-services/language-model/list-models.ts';
import { streamCompletion } from '#domain/external-services/language-model/stream-completion.ts';
import { withoutThinking } from '#domain/external-services/language-model/without-thinking.ts';
import { createServiceFailure, ServiceError } from '#domain/external-services/service-error.ts';
import { listVoices } from '#domain/external-services/list-voices.ts';
import {
  testSentence,
  testSpeechServer,
  type VoiceSample,
} from '#domain/external-services/test-speech-server.ts';
import { createProvider } from '#domain/external-services/translation/provider.ts';

/** Maximum number of characters to read from a model's response. */
const maxResponseLength = 300;
/** Loading a local model can take most of a minute, and a proxy in front of this site may time out after a minute. */
const maxDurationMs = 55_000;

const word = 'Bonjour';
const question = 'Say hello in French, in one short sentence.';

export interface TestOutcome {
  problem: ServiceProblem | null;
  detail: string;
  sent: string;
  received: string;
  duration_ms: number;
  models: string[];
  voices: string[];
  audio: VoiceSample[];
}

interface ServiceTest {
  sent: string;
  /** Resolves to the response. @throws {Failure} with a `ServiceError` as its cause */
  run: (signal: AbortSignal) => Promise<string | VoiceSample[]>;
  listModels?: () => Promise<string[]>;
  listVoices?: () => Promise<string[]>;
}

const createTest: Record<
  ExternalService,
  (entry: ServiceEntry, config: Pick<Config, 'serviceTimeouts'>) => ServiceTest
> = {
  translation: (entry, config) => ({
    sent: word,
    run: () => createProvider(toTranslationServer(entry, config))({ text: word, source: 'fr', target: 'en' }),
  }),
  language_model: (entry, config) => {
    const model = toLanguageModel(entry, config);
    return {
      sent: question,
      run: (signal) => askModel({ ...model, maxDurationMs }, signal),
      listModels: () => listModels(model),
    };
  },
  speech: (entry, config) => {
    const server = toSpeechServer(entry, config);
    return {
      sent: testSentence,
      run: (signal) =>
        testSpeechServer(server, AbortSignal.any([signal, AbortSignal.timeout(maxDurationMs)])),
      listModels: () => (server.provider === 'openai' ? listModels(server) : Promise.resolve([])),
      listVoices: () => listVoices(server),
    };
  },
};

async function askModel(model: ReturnType<typeof toLanguageModel>, signal: AbortSignal): Promise<string> {
  if (model.model === '') {
    throw createServiceFailure('language_model_unreachable', 'model_missing', 'no model');
  }
  let text = '';
  for await (const part of withoutThinking(
    streamCompletion(model, [{ role: 'user', content: question }], signal),
  )) {
    text += part;
    if (text.length >= maxResponseLength) break;
  }
  if (text.trim() === '') throw createServiceFailure('language_model_no_response', 'no_text', 'no text');
  return text.trim().slice(0, maxResponseLength);
}

/** Sends one small request to a service. Returns its response or the problem. */
export async function testService(
  service: ExternalService,
  entry: ServiceEntry,
  config: Pick<Config, 'serviceTimeouts'>,
  signal: AbortSignal,
): Promise<TestOutcome> {
  const test = createTest[service](entry, config);
  const start = performance.now();
  const [models, voices] = [test.listModels?.() ?? [], test.listVoices?.() ?? []];
  const result = await test.run(signal).then(
    (response) => ({
      problem: null,
      detail: '',
      ...(typeof response === 'string'
        ? { received: response, audio: [] }
        : { received: '', audio: response }),
    }),
    (error: unknown) => ({ ...explainFailure(error), received: '', audio: [] }),
  );
  const duration = Math.round(performance.now() - start);
  return { ...result, sent: test.sent, duration_ms: duration, models: await models, voices: await voices };
}

function explainFailure(error: unknown): { problem: ServiceProblem; detail: string } {
  if (!(error instanceof Failure) || !(error.cause instanceof ServiceError)) throw error;
  return { problem: error.cause.problem, detail: error.cause.message };
}
