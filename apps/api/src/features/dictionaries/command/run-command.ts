import type { Database, Transaction } from '@glossa/db/database';
import { isDatabaseUnavailable } from '@glossa/db/failures';
import { DictionaryError } from '@glossa/dictionaries/dictionary-error';
import { installDictionary } from '@glossa/dictionaries/install';
import { listDictionaries } from '@glossa/dictionaries/queries';
import { findDictionaries, openDictionary } from '@glossa/dictionaries/open-dictionary';
import { removeDictionary } from '@glossa/dictionaries/remove';
import { languageById } from '@glossa/language/languages';

import { operator, recordAudit } from '#domain/audit/record-audit.ts';
import { isBundled } from '../bundled.ts';
import { dismissDictionary } from '../queries.ts';
import { resolveMetadata } from './resolve-metadata.ts';
import { createProgressBar, type Screen } from './progress-bar.ts';
import { InvalidArgumentsError, parseArguments, usage, type InstallOptions } from './parse-arguments.ts';

interface CommandContext {
  db: Database;
  screen: Screen;
  /** Aborts the command; running the same command again resumes it. */
  signal: AbortSignal;
  /** Resolves a path argument to an absolute path. */
  resolvePath: (path: string) => string;
}

/** Runs an operator command. Returns the exit code of the process. */
export async function runCommand(args: readonly string[], context: CommandContext): Promise<number> {
  const { screen, signal } = context;
  try {
    const command = parseArguments(args);
    if (command.name === 'help') screen.write(`${usage}\n`);
    if (command.name === 'list') await printList(context);
    if (command.name === 'remove') await removeAll(context, command.names);
    if (command.name === 'install')
      await installAll(context, command.paths.map(context.resolvePath), command.options);
    return 0;
  } catch (error) {
    if (signal.aborted) {
      screen.write('\n  Stopped. Run the same command again to continue.\n');
      return 130;
    }
    if (!(error instanceof DictionaryError) && !isDatabaseUnavailable(error)) throw error;
    const reason =
      error instanceof DictionaryError
        ? error.message
        : 'The connection to the database was lost. Run the same command again.';
    screen.write(`${screen.isTTY ? '\r\u001B[K' : ''}  ✗ ${reason}\n`);
    return error instanceof InvalidArgumentsError ? 2 : 1;
  }
}

/** Writes an audit entry for a dictionary. */
const auditChange = (tx: Transaction, verb: 'install' | 'remove', name: string, detail = {}): Promise<void> =>
  recordAudit(tx, {
    actor: operator,
    action: `dictionary.${verb}`,
    target: { kind: 'dictionary', id: name },
    detail: { title: name, ...detail },
  });

const formatCount = (count: number): string => count.toLocaleString('en');

async function installAll(
  { db, screen, signal }: CommandContext,
  paths: readonly string[],
  options: InstallOptions,
): Promise<void> {
  const found = await findDictionaries(paths);
  if (options.name !== undefined && found.length > 1) {
    throw new DictionaryError(`--name is only for a single dictionary, but ${found.length} were found.`);
  }
  for (const path of found) {
    const file = await openDictionary(path);
    const metadata = resolveMetadata(file, options);
    const bar = createProgressBar(screen, metadata.name);
    const outcome = await installDictionary(db, file, metadata, {
      signal,
      onInstalled: (tx, count) => auditChange(tx, 'install', metadata.name, { count }),
      onProgress: ({ done, total, entries }) =>
        bar.show(done / Math.max(total, 1), `${formatCount(entries)} entries`),
    });
    if (outcome.status === 'same') bar.end(`✓ ${outcome.name} is already installed.`);
    else {
      bar.end(
        `✓ ${metadata.name}: ${formatCount(outcome.entries)} entries${outcome.resumed ? ', resumed' : ''}`,
      );
      screen.write(
        `    ${metadata.title}\n    License: ${metadata.licence}\n    Source: ${metadata.source || 'unknown'}\n`,
      );
    }
  }
}

async function printList({ db, screen }: CommandContext): Promise<void> {
  const dictionaries = await listDictionaries(db);
  if (dictionaries.length === 0)
    screen.write('  No dictionaries are installed. See docs/languages.md for where to get some.\n');
  for (const { name, title, language, target, licence, source, entries, share } of dictionaries) {
    const state = share === 1 ? '' : `, ${Math.floor(share * 100)} % installed; install it again to continue`;
    const pair = `${languageById(language)?.code ?? language} → ${target}`;
    screen.write(`  ${name}  ${pair}, ${formatCount(entries)} entries${state}\n`);
    screen.write(`    ${title}\n    License: ${licence}\n    Source: ${source || 'unknown'}\n`);
  }
}

async function removeAll({ db, screen }: CommandContext, names: readonly string[]): Promise<void> {
  for (const name of names) {
    const isRemoved = await removeDictionary(db, name, async (tx) => {
      await auditChange(tx, 'remove', name);
      if (isBundled(name)) await dismissDictionary(tx, name);
    });
    if (!isRemoved) throw new DictionaryError(`There is no dictionary "${name}".`);
    screen.write(`  ✓ Removed ${name}.\n`);
  }
}
