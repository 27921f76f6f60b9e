import { parseArgs, type ParseArgsConfig } from 'node:util';

import { UsageError } from './command.ts';

type Options = NonNullable<ParseArgsConfig['options']>;
type Parsed<Accepted extends Options> = ReturnType<
  typeof parseArgs<{ options: Accepted; allowPositionals: true; strict: true }>
>;

/**
 * Parses the options and between `min` and `max` positional arguments (by default none).
 * @throws {UsageError} with a message for the user
 */
export function readOptions<const Accepted extends Options>(
  args: string[],
  options: Accepted,
  { min = 0, max = min }: { min?: number; max?: number } = {},
): Parsed<Accepted> {
  const values = parse(args, options);
  if (values.positionals.length < min) throw new UsageError('Missing argument.');
  if (values.positionals.length > max)
    throw new UsageError(`Unexpected argument "${values.positionals[max]}".`);
  return values;
}

function parse<const Accepted extends Options>(args: string[], options: Accepted): Parsed<Accepted> {
  try {
    return parseArgs({ args, options, allowPositionals: true, strict: true });
  } catch (error) {
    throw new UsageError((error as Error).message.split('. ')[0]);
  }
}
