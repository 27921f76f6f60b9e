import { installBundledDictionaries } from '@glossa/jobs/definitions';
import { defineHandler, type JobHandler } from '@glossa/jobs/job';

import type { Deps } from '#deps.ts';
import { installBundled, listBundled } from './bundled.ts';

export const bundledDictionaryHandler = (deps: Pick<Deps, 'config' | 'db' | 'log'>): JobHandler =>
  defineHandler(installBundledDictionaries, async (_payload, { signal }) =>
    installBundled(deps, await listBundled(deps.config.dictionariesDir), signal),
  );

/** Enqueues the installation of the dictionaries that come with Glossa, unless the operator turned it off. */
export async function enqueueBundledDictionaries({
  config,
  jobs,
}: Pick<Deps, 'config' | 'jobs'>): Promise<void> {
  if (config.bundledDictionaries) await jobs.enqueue(installBundledDictionaries, {}, 'all');
}
