import { parseArgs } from 'node:util';

import { BadDictionary } from '@glossa/dictionaries/bad-dictionary';

export const usage = `Usage:
  glossa dictionaries install PATH… [--language de] [--target en] [--name NAME] [--licence TEXT] [--source TEXT]
  glossa dictionaries list
  glossa dictionaries remove NAME…

PATH is a file of a dictionary, or a folder with some: dictd (.index with .dict.dz), StarDict (.ifo), CC-CEDICT (.u8),
Wiktextract (.jsonl), or a word list separated by tabs (.tsv); text files may be compressed (.gz).
docs/languages.md says where to get which.`;

/** Thrown for invalid arguments. */
export class BadArguments extends BadDictionary {
  override name = 'BadArguments';
}

/** A parsed command. */
export type Command =
  | { name: 'install'; paths: string[]; options: InstallOptions }
  | { name: 'list' }
  | { name: 'remove'; names: string[] }
  | { name: 'help' };

/** Metadata that the files lack, or that overrides theirs. */
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
 * @throws {BadArguments} with a message that says what is wrong
 */
export function readArguments(args: readonly string[]): Command {
  const { values, positionals } = parsed(args);
  const [name, ...rest] = positionals;
  const { help, to, license, ...given } = values;
  if (help || name === undefined || name === 'help') return { name: 'help' };
  if (name === 'list') return { name };
  if (name === 'remove' && rest.length > 0) return { name, names: rest };
  if (name === 'install' && rest.length > 0) {
    return {
      name,
      paths: rest,
      options: { ...given, target: given.target ?? to, licence: given.licence ?? license },
    };
  }
  throw new BadArguments(usage);
}

function parsed(args: readonly string[]) {
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
    throw new BadArguments(`${(error as Error).message}\n\n${usage}`);
  }
}
