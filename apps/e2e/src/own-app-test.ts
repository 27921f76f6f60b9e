import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { startOpenIdProvider, type OpenIdProvider } from '@glossa/openid-provider/start-openid-provider';
import { startSpeechServer, type SpeechServer } from '@glossa/formats/testing/start-speech-server';

import { startFileServer } from './app/file-server.ts';
import type { FileServer } from './app/file-server.ts';
import { findFreePort } from './app/free-port.ts';
import { copyFreshSite } from './app/fresh-site.ts';
import { startLanguageModel } from './app/language-model.ts';
import type { LanguageModel } from './app/language-model.ts';
import { runCommand, startApp } from './app/start-app.ts';
import { startTranslationServer } from './app/translation-server.ts';
import type { TranslationServer } from './app/translation-server.ts';
import { createTemporaryFolder } from './app/temporary-folder.ts';
import { test as base } from './test.ts';

/** A separate app, which a test can stop and restart with the same data and URL. */
export interface OwnApp {
  url: string;
  start: () => Promise<void>;
  stop: () => Promise<void>;
  /** Kills the app without a graceful shutdown. */
  kill: () => Promise<void>;
  /** Runs an operator command on the app's data. Returns the output. */
  command: (...args: string[]) => Promise<string>;
}

/** Starts an app for the duration of `use`, on a copy of the fresh site or with an empty data folder. */
async function provideApp(
  use: (app: OwnApp) => Promise<void>,
  env: Record<string, string> = {},
  { isEmpty = false, port }: { isEmpty?: boolean; port?: number } = {},
): Promise<void> {
  const folder = await createTemporaryFolder();
  if (!isEmpty) await copyFreshSite(folder.path);
  const options = { dataDir: folder.path, port: port ?? (await findFreePort()), env };
  let app = await startApp(options);
  await use({
    url: app.url,
    start: async () => {
      app = await startApp(options);
    },
    stop: () => app.stop(),
    kill: () => app.kill(),
    command: (...args) => runCommand(options, args),
  });
  await app.stop();
  await folder.remove();
}

/** Timeout for starting an app, in milliseconds. */
const timeout = 180_000;

/** Like `test`, but with an app used by no other test. */
export const ownAppTest = base.extend<{ ownApp: OwnApp }>({
  // Playwright infers a fixture's dependencies from its first argument.
  // eslint-disable-next-line no-empty-pattern
  ownApp: [({}, use) => provideApp(use), { timeout }],
  baseURL: ({ ownApp }, use) => use(ownApp.url),
});

/** Like `ownAppTest`, but all tests in a worker share the app and run one after another. */
export const restartTest = base.extend<object, { ownApp: OwnApp }>({
  // eslint-disable-next-line no-empty-pattern
  ownApp: [({}, use) => provideApp(use), { scope: 'worker', timeout }],
  baseURL: ({ ownApp }, use) => use(ownApp.url),
});

/** Like `ownAppTest`, but the app requires confirmed email addresses. */
export const verifiedEmailTest = base.extend<{ ownApp: OwnApp }>({
  // eslint-disable-next-line no-empty-pattern
  ownApp: [({}, use) => provideApp(use, { EMAIL_VERIFICATION: 'required' }), { timeout }],
  baseURL: ({ ownApp }, use) => use(ownApp.url),
});

/** Like `ownAppTest`, but the app starts for the first time and installs its bundled dictionaries. */
export const freshAppTest = base.extend<{ ownApp: OwnApp }>({
  // eslint-disable-next-line no-empty-pattern
  ownApp: [({}, use) => provideApp(use, { BUNDLED_DICTIONARIES: '1' }, { isEmpty: true }), { timeout }],
  baseURL: ({ ownApp }, use) => use(ownApp.url),
});

/** The publishers in `catalogAppTest`'s catalog. */
const publishers = {
  freedict: { title: 'FreeDict', source: 'https://freedict.org/', licence: 'GPL-2.0-or-later' },
  'cc-cedict': { title: 'MDBG', source: 'https://www.mdbg.net/', licence: 'CC BY-SA 4.0' },
  kaikki: { title: 'kaikki.org', source: 'https://kaikki.org/dictionary/', licence: 'CC BY-SA 4.0, GFDL' },
};

/**
 * Like `ownAppTest`, but the app's catalog lists dictionaries on a server run by the test. `catalog` contains the
 * entries, each with a path on that server instead of a URL.
 */
export const catalogAppTest = base.extend<{
  catalog: {
    entries: readonly { path: string; publisher: keyof typeof publishers; [key: string]: unknown }[];
  };
  publisher: FileServer;
  ownApp: OwnApp;
}>({
  // Playwright would interpret an array as a fixture with options.
  catalog: { entries: [] },
  // eslint-disable-next-line no-empty-pattern
  publisher: async ({}, use) => {
    const server = await startFileServer();
    await use(server);
    await server.close();
  },
  ownApp: [
    async ({ catalog, publisher }, use) => {
      const folder = await createTemporaryFolder();
      const file = join(folder.path, 'catalog.json');
      const dictionaries = catalog.entries.map(({ path, ...entry }) => ({
        ...entry,
        url: publisher.url + path,
      }));
      await writeFile(
        file,
        JSON.stringify({ replace: true, hosts: [publisher.url], publishers, dictionaries }),
      );
      await provideApp(use, { DICTIONARY_CATALOG: file });
      await folder.remove();
    },
    { timeout },
  ],
  baseURL: ({ ownApp }, use) => use(ownApp.url),
});

/** Like `ownAppTest`, but the app has a language model. */
export const languageModelTest = base.extend<{ ownApp: OwnApp; languageModel: LanguageModel }>({
  // eslint-disable-next-line no-empty-pattern
  languageModel: async ({}, use) => {
    const model = await startLanguageModel();
    await use(model);
    await model.close();
  },
  ownApp: [
    ({ languageModel: { url } }, use) =>
      provideApp(use, { LANGUAGE_MODEL_URL: url, LANGUAGE_MODEL_NAME: 'fake-model' }),
    { timeout },
  ],
  baseURL: ({ ownApp }, use) => use(ownApp.url),
});

/** Like `ownAppTest`, but the app has a speech server, which uses the `provider` protocol. */
export const speechTest = base.extend<{
  provider: 'openai' | 'piper';
  ownApp: OwnApp;
  speechServer: SpeechServer;
}>({
  provider: ['openai', { option: true }],
  // eslint-disable-next-line no-empty-pattern
  speechServer: async ({}, use) => {
    const server = await startSpeechServer();
    await use(server);
    await server.close();
  },
  ownApp: [
    ({ provider, speechServer: { openaiUrl, piperUrl } }, use) =>
      provideApp(use, {
        SPEECH_PROVIDER: provider,
        SPEECH_URL: provider === 'piper' ? piperUrl : openaiUrl,
        SPEECH_VOICES: '*=fr_FR-siwis-medium',
      }),
    { timeout },
  ],
  baseURL: ({ ownApp }, use) => use(ownApp.url),
});

/** Like `ownAppTest`, but users can sign in with a real OpenID provider. */
export const providerTest = base.extend<{
  appPort: number;
  provider: OpenIdProvider;
  ownApp: OwnApp;
  providerEnv: Record<string, string>;
}>({
  providerEnv: [{}, { option: true }],
  // eslint-disable-next-line no-empty-pattern
  appPort: async ({}, use) => use(await findFreePort()),
  provider: async ({ appPort }, use) => {
    const provider = await startOpenIdProvider([`http://127.0.0.1:${appPort}/single-sign-on/school`]);
    await use(provider);
    await provider.stop();
  },
  ownApp: [
    ({ appPort: port, provider, providerEnv }, use) =>
      provideApp(
        use,
        {
          OIDC_PROVIDERS: 'school',
          OIDC_SCHOOL_ISSUER: provider.issuer,
          OIDC_SCHOOL_CLIENT_ID: provider.clientId,
          OIDC_SCHOOL_CLIENT_SECRET: provider.clientSecret,
          OIDC_SCHOOL_LABEL: 'School account',
          OIDC_SCHOOL_REGISTRATION: '1',
          ...providerEnv,
        },
        { port },
      ),
    { timeout },
  ],
  baseURL: ({ ownApp }, use) => use(ownApp.url),
});

/** The API key for the translation server and the speech server. */
export const serviceKey = 'right-key';

/** Like `ownAppTest`, but with translation, model and speech servers that haven't been set up in the app yet. */
export const servicesTest = ownAppTest.extend<{
  translationServer: TranslationServer;
  languageModel: LanguageModel;
  speechServer: SpeechServer;
}>({
  // eslint-disable-next-line no-empty-pattern
  translationServer: async ({}, use) => {
    const server = await startTranslationServer(serviceKey);
    await use(server);
    await server.close();
  },
  // eslint-disable-next-line no-empty-pattern
  languageModel: async ({}, use) => {
    const model = await startLanguageModel();
    await use(model);
    await model.close();
  },
  // eslint-disable-next-line no-empty-pattern
  speechServer: async ({}, use) => {
    const server = await startSpeechServer({ key: serviceKey });
    await use(server);
    await server.close();
  },
});
