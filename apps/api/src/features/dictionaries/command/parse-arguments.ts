import { parseArgs } from 'node:util';

import { DictionaryError } from '@glossa/dictionaries/dictionary-error';

export const usage = `Usage:
  glossa dictionaries install PATH… [--language de] [--target en] [--name NAME] [--licence TEXT] [--source TEXT]
  glossa dictionaries list
  glossa dictionaries remove NAME…

PATH is a dictionary file, or a folder of them: dictd (.index with .dict.dz), StarDict (.ifo), CC-CEDICT (.u8),
Wiktextract (.jsonl), or a tab-separated word list (.tsv). Text files can be compressed (.gz).
See docs/languages.md for where to get dictionaries.`;

export class InvalidArgumentsError extends DictionaryError {
  override name = 'InvalidArguments';
}

export type Command =
  | { name: 'install'; paths: string[]; options: InstallOptions }
  | { name: 'list' }
  | { name: 'remove'; names: string[] }
  | { name: 'help' };

/** Metadata that is missing from the files, or that overrides theirs. */
export interface InstallOptions {
  language?: string | undefined;
  target?: string | undefined;
  name?: string | undefined;
  licence?: string | undefined;
  source?: string | undefined;
}

const text = { type: 'string' } as const;

/**
 * Parses the command line arguments.
 * @throws {InvalidArgumentsError} with a message that explains what is wrong
 */
export function parseArguments(args: readonly string[]): Command {
  const { values, positionals } = parseFlags(args);
  const [name, ...rest] = positionals;
  const { help, to, license, ...options } = values;
  if (help || name === undefined || name === 'help') return { name: 'help' };
  if (name === 'list') return { name };
  if (name === 'remove' && rest.length > 0) return { name, names: rest };
  if (name === 'install' && rest.length > 0) {
    return {
      name,
      paths: rest,
      options: { ...options, target: options.target ?? to, licence: options.licence ?? license },
    };
  }
  throw new InvalidArgumentsError(usage);
}

function parseFlags(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        language: text,
        target: text,
        to: text,
        name: text,
        licence: text,
        license: text,
        source: text,
        help: { type: 'boolean' },
      },
    });
  } catch (error) {
    throw new InvalidArgumentsError(`${(error as Error).message}\n\n${usage}`);
  }
}
