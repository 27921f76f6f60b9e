import type * as z from 'zod';

import { archiveFailure } from './archive-failure.ts';

/** Maximum number of characters per record, enough for the sentence times of a very long text. */
const maxLineLength = 16 * 1024 * 1024;

async function* readLines(name: string, content: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const decode = (chunk?: Uint8Array): string => {
    try {
      return decoder.decode(chunk, { stream: chunk !== undefined });
    } catch (error) {
      throw archiveFailure('archive_invalid', `${name} is not UTF-8`, error);
    }
  };
  let pieces: string[] = [];
  let length = 0;
  for await (const chunk of content) {
    const [first = '', ...others] = decode(chunk).split('\n');
    pieces.push(first);
    length += first.length;
    if (length > maxLineLength)
      throw archiveFailure('archive_invalid', `${name} has a line that is too long`);
    for (const other of others) {
      yield pieces.join('');
      pieces = [other];
      length = other.length;
    }
  }
  const last = pieces.join('') + decode();
  if (last !== '') yield last;
}

/**
 * Parses the records of a JSON Lines file.
 *
 * @throws {Failure} archive_invalid, with the line number
 */
export async function* readRecords<Schema extends z.ZodType>(
  name: string,
  content: AsyncIterable<Uint8Array>,
  schema: Schema,
): AsyncGenerator<z.output<Schema>> {
  let number = 0;
  for await (const line of readLines(name, content)) {
    number++;
    const result = schema.safeParse(parse(line, `${name}, line ${number}`));
    if (!result.success) {
      const [issue] = result.error.issues;
      const location = `${name}, line ${number}: ${issue?.path.join('.')} ${issue?.message}`;
      throw archiveFailure('archive_invalid', location);
    }
    yield result.data;
  }
}

function parse(line: string, where: string): unknown {
  try {
    return JSON.parse(line);
  } catch (error) {
    throw archiveFailure('archive_invalid', where, error);
  }
}
