import type { DictionaryEntry } from '../entry.ts';
import { freedictEntry } from './freedict-entry.ts';
import { markupText } from './markup-text.ts';

/**
 * Reads a field and returns where the next one begins. Fields with an upper-case type start with their size. All other
 * fields end with a zero byte.
 */
function readField(bytes: Buffer, at: number, type: string): [field: Buffer, next: number] {
  if (/[A-Z]/.test(type)) {
    const size = at + 4 <= bytes.length ? bytes.readUInt32BE(at) : 0;
    return [bytes.subarray(at + 4, at + 4 + size), at + 4 + size];
  }
  const end = bytes.indexOf(0, at);
  return [bytes.subarray(at, end === -1 ? bytes.length : end), end === -1 ? bytes.length : end + 1];
}

type Field = [type: string, field: Buffer];

/**
 * Yields the fields of an article with the given types: `m` text, `h` HTML, `t` pronunciation, and so on. The last
 * field extends to the end of the article.
 */
function* readFields(bytes: Buffer, types: string): Generator<Field> {
  let at = 0;
  for (const type of types.slice(0, -1)) {
    const [field, next] = readField(bytes, at, type);
    yield [type, field];
    at = next;
  }
  yield [types.slice(-1), bytes.subarray(at)];
}

/** Yields the fields of an article that names the type of each field. */
function* readNamedFields(bytes: Buffer): Generator<Field> {
  let at = 0;
  while (at < bytes.length) {
    const type = String.fromCharCode(bytes[at] as number);
    const [field, next] = readField(bytes, at + 1, type);
    yield [type, field];
    at = next;
  }
}

/** Parses a StarDict article. `words` are from the index, and `forms` from the .syn file. */
export function stardictEntry(
  words: readonly string[],
  forms: readonly string[],
  bytes: Buffer,
  types: string,
): DictionaryEntry {
  const [headword = ''] = words;
  let text = '';
  let sound = '';
  for (const [type, field] of types === '' ? readNamedFields(bytes) : readFields(bytes, types)) {
    const content = field.toString('utf8');
    if (type === 't' || type === 'y') sound ||= content;
    else if (/[ghxkw]/.test(type)) text += `${markupText(content)}\n`;
    else if (/[ml]/.test(type)) text += `${content}\n`;
  }
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  // Many articles begin with their headword, like FreeDict's.
  const startsWithHeadword = lines.length > 1 && lines[0]?.trim().startsWith(headword);
  const entry = freedictEntry(
    words,
    [startsWithHeadword ? (lines.shift() ?? '') : headword, ...lines].join('\n'),
    '',
  );
  return { ...entry, headword, reading: sound || entry.reading, inflected: [...forms] };
}
