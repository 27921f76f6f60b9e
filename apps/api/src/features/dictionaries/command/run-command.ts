import type { Database, Transaction } from '@glossa/db/database';
import { isDatabaseLost } from '@glossa/db/failures';
import { BadDictionary } from '@glossa/dictionaries/bad-dictionary';
import { install } from '@glossa/dictionaries/install';
import { list } from '@glossa/dictionaries/list';
import { findDictionaries, openDictionary } from '@glossa/dictionaries/open-dictionary';
import { remove } from '@glossa/dictionaries/remove';
import { languageById } from '@glossa/language/languages';

import { operator } from '#domain/audit/operator.ts';
import { writeAudit } from '#domain/audit/write-audit.ts';
import { labelOf } from './label-of.ts';
import { progressBar, type Screen } from './progress-bar.ts';
import { BadArguments, readArguments, usage, type InstallOptions } from './read-arguments.ts';

interface Surroundings {
  db: Database;
  screen: Screen;
  /** Aborts the command; running the same command again resumes it. */
  signal: AbortSignal;
  /** Resolves a path argument to an absolute path. */
  here: (path: string) => string;
}

/** Runs an operator command. Returns the exit code of the process. */
export async function runCommand(args: readonly string[], surroundings: Surroundings): Promise<number> {
  const { screen, signal } = surroundings;
  try {
    const command = readArguments(args);
    if (command.name === 'help') screen.write(`${usage}\n`);
    if (command.name === 'list') await showAll(surroundings);
    if (command.name === 'remove') await removeAll(surroundings, command.names);
    if (command.name === 'install')
      await installAll(surroundings, command.paths.map(surroundings.here), command.options);
    return 0;
  } catch (error) {
    if (signal.aborted) {
      screen.write('\n  Stopped. The same command goes on from here.\n');
      return 130;
    }
    if (!(error instanceof BadDictionary) && !isDatabaseLost(error)) throw error;
    const reason =
      error instanceof BadDictionary ? error.message : 'The database went away. Run the same command again.';
    screen.write(`${screen.isTTY ? '\r\u001B[K' : ''}  ✗ ${reason}\n`);
    return error instanceof BadArguments ? 2 : 1;
  }
}

/** Writes an audit entry for a dictionary. */
const note = (tx: Transaction, verb: 'install' | 'remove', name: string, detail = {}): Promise<void> =>
  writeAudit(tx, {
    actor: operator,
    action: `dictionary.${verb}`,
    target: { kind: 'dictionary', id: name },
    detail: { title: name, ...detail },
  });

const number = (count: number): string => count.toLocaleString('en');

async function installAll(
  { db, screen, signal }: Surroundings,
  paths: readonly string[],
  options: InstallOptions,
): Promise<void> {
  const found = await findDictionaries(paths);
  if (options.name !== undefined && found.length > 1) {
    throw new BadDictionary(`--name is for one dictionary, and these are ${found.length}.`);
  }
  for (const one of found) {
    const file = await openDictionary(one);
    const label = labelOf(file, options);
    const bar = progressBar(screen, label.name);
    const outcome = await install(db, file, label, {
      signal,
      onInstalled: (tx, count) => note(tx, 'install', label.name, { count }),
      onProgress: ({ done, total, entries }) =>
        bar.show(done / Math.max(total, 1), `${number(entries)} entries`),
    });
    if (outcome.status === 'same') bar.end(`✓ ${outcome.name} is installed already.`);
    else {
      bar.end(
        `✓ ${label.name}: ${number(outcome.entries)} entries${outcome.resumed ? ', gone on with' : ''}`,
      );
      screen.write(
        `    ${label.title}\n    Licence: ${label.licence}\n    Source: ${label.source || 'not told'}\n`,
      );
    }
  }
}

async function showAll({ db, screen }: Surroundings): Promise<void> {
  const dictionaries = await list(db);
  if (dictionaries.length === 0)
    screen.write('  No dictionary is installed. docs/languages.md says where to get some.\n');
  for (const { name, title, language, target, licence, source, entries, share } of dictionaries) {
    const state = share === 1 ? '' : `, ${Math.floor(share * 100)} % installed: install it again to go on`;
    const pair = `${languageById(language)?.code ?? language} → ${target}`;
    screen.write(`  ${name}  ${pair}, ${number(entries)} entries${state}\n`);
    screen.write(`    ${title}\n    Licence: ${licence}\n    Source: ${source || 'not told'}\n`);
  }
}

async function removeAll({ db, screen }: Surroundings, names: readonly string[]): Promise<void> {
  for (const name of names) {
    const isRemoved = await remove(db, name, (tx) => note(tx, 'remove', name));
    if (!isRemoved) throw new BadDictionary(`There is no dictionary "${name}".`);
    screen.write(`  ✓ ${name} is removed.\n`);
  }
}
