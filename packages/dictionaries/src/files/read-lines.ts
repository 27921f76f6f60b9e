import path from 'node:path';

import { DictionaryError } from '../dictionary-error.ts';
import { readBytes } from './read-bytes.ts';

/** Maximum number of characters per line, far more than Wiktionary's longest entries have. */
const maxLineLength = 8 * 1024 * 1024;

/**
 * Streams the lines of a UTF-8 file, compressed or not, in batches and without line ends.
 *
 * @throws {DictionaryError} for other encodings, binary data and lines that are too long
 */
export async function* readLines(file: string, onBytes: (bytes: number) => void): AsyncGenerator<string[]> {
  const name = path.basename(file);
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const decode = (chunk?: Buffer): string => {
    try {
      return decoder.decode(chunk, { stream: chunk !== undefined });
    } catch {
      throw new DictionaryError(`${name} isn't UTF-8 text.`);
    }
  };
  let rest: string[] = [];
  let restLength = 0;
  for await (const chunk of readBytes(file, onBytes)) {
    const text = decode(chunk);
    if (text.includes('\0')) throw new DictionaryError(`${name} contains binary data instead of text.`);
    const end = text.lastIndexOf('\n');
    if (end === -1) {
      rest.push(text);
      restLength += text.length;
      if (restLength > maxLineLength) throw new DictionaryError(`${name} has a line longer than 8 MB.`);
      continue;
    }
    yield splitLines(rest.join('') + text.slice(0, end));
    rest = [text.slice(end + 1)];
    restLength = text.length - end - 1;
  }
  rest.push(decode());
  const last = rest.join('');
  if (last !== '') yield splitLines(last);
}

const splitLines = (text: string): string[] => text.split(/\r?\n/);

/** Returns up to `count` lines from the start of a file. */
export async function readFirstLines(file: string, count: number): Promise<string[]> {
  const lines: string[] = [];
  for await (const batch of readLines(file, () => {})) {
    lines.push(...batch);
    if (lines.length >= count) break;
  }
  return lines.slice(0, count);
}
