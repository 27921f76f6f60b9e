import type { DictionaryEntry } from '../entry.ts';
import { freedictEntry } from './freedict-entry.ts';
import { markupText } from './markup-text.ts';

/** The fields of an article with their types: `m` text, `h` HTML, `t` sound, in capitals what is no text … */
function* fieldsOf(bytes: Buffer, types: string): Generator<[type: string, field: Buffer]> {
  let at = 0;
  for (let index = 0; at < bytes.length && (types === '' || index < types.length); index++) {
    const type = types === '' ? String.fromCharCode(bytes[at++] as number) : (types[index] as string);
    const isLast = types !== '' && index === types.length - 1;
    if (isLast) {
      yield [type, bytes.subarray(at)];
      return;
    }
    if (/[A-Z]/.test(type)) {
      if (at + 4 > bytes.length) return;
      const size = bytes.readUInt32BE(at);
      yield [type, bytes.subarray(at + 4, at + 4 + size)];
      at += 4 + size;
    } else {
      const end = bytes.indexOf(0, at);
      yield [type, bytes.subarray(at, end === -1 ? bytes.length : end)];
      at = end === -1 ? bytes.length : end + 1;
    }
  }
}

/** The entry of a StarDict article. `words` are those of the index, `forms` those of the .syn file. */
export function stardictEntry(
  words: readonly string[],
  forms: readonly string[],
  bytes: Buffer,
  types: string,
): DictionaryEntry {
  const [headword = ''] = words;
  let text = '';
  let sound = '';
  for (const [type, field] of fieldsOf(bytes, types)) {
    const content = field.toString('utf8');
    if (type === 't' || type === 'y') sound ||= content;
    else if (/[ghxkw]/.test(type)) text += `${markupText(content)}\n`;
    else if (/[ml]/.test(type)) text += `${content}\n`;
  }
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  // Many articles begin with their headword, as FreeDict's do.
  const begins = lines.length > 1 && lines[0]?.trim().startsWith(headword);
  const entry = freedictEntry(words, [begins ? (lines.shift() ?? '') : headword, ...lines].join('\n'), '');
  return { ...entry, headword, reading: sound || entry.reading, inflected: [...forms] };
}
