import { parseArgs, type ParseArgsConfig } from 'node:util';

import { UsageError } from './command.ts';

type Options = NonNullable<ParseArgsConfig['options']>;
type Read<Wanted extends Options> = ReturnType<
  typeof parseArgs<{ options: Wanted; allowPositionals: true; strict: true }>
>;

/**
 * Parses options and positional arguments: `least` to `most` of them, by default none.
 * @throws {UsageError} saying what is wrong
 */
export function readOptions<const Wanted extends Options>(
  args: string[],
  options: Wanted,
  { least = 0, most = least }: { least?: number; most?: number } = {},
): Read<Wanted> {
  const read = parsed(args, options);
  if (read.positionals.length < least) throw new UsageError('Something is missing.');
  if (read.positionals.length > most) throw new UsageError(`"${read.positionals[most]}" is too much.`);
  return read;
}

function parsed<const Wanted extends Options>(args: string[], options: Wanted): Read<Wanted> {
  try {
    return parseArgs({ args, options, allowPositionals: true, strict: true });
  } catch (error) {
    throw new UsageError((error as Error).message.split('. ')[0]);
  }
}
