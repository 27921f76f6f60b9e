import { deleteRemovedDictionaries } from '@glossa/dictionaries/remove';
import {
  deleteRemovedDictionaries as deleteRemovedJob,
  installBundledDictionaries,
  installDictionary,
} from '@glossa/jobs/definitions';
import { defineHandler, type JobHandler } from '@glossa/jobs/job';

import type { Deps } from '#deps.ts';
import { installBundled, listBundled } from './bundled.ts';
import { runInstallation } from './installations/run-installation.ts';

export const dictionaryHandlers = (
  deps: Pick<Deps, 'config' | 'db' | 'storage' | 'log' | 'fetchPolicy'>,
): JobHandler[] => [
  defineHandler(installBundledDictionaries, async (_payload, { signal }) =>
    installBundled(deps, await listBundled(deps.config.dictionariesDir), signal),
  ),
  defineHandler(installDictionary, ({ installationId }, run) => runInstallation(deps, installationId, run)),
  defineHandler(deleteRemovedJob, (_payload, { signal }) => deleteRemovedDictionaries(deps.db, signal)),
];

/** Enqueues the installation of the dictionaries that come with Glossa, unless the operator turned them off. */
export async function enqueueBundledDictionaries({
  config,
  jobs,
}: Pick<Deps, 'config' | 'jobs'>): Promise<void> {
  if (config.bundledDictionaries) await jobs.enqueue(installBundledDictionaries, {}, 'all');
}
