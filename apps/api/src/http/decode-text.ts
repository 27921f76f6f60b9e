import { fail } from './fail.ts';
import { detect } from 'chardet';
import iconv from 'iconv-lite';

/** Encodings of one byte a character, and East Asian ones, that are recognised by their contents. */
const legacy = /^(windows-|ISO-8859-|KOI8-|Shift_JIS|EUC-|GB18030|Big5|ISO-2022-)/i;

const strict = (encoding: string, bytes: Uint8Array): string | undefined => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
};

/** Text has no control characters but line ends, tabs and form feeds. */
const isBinary = (text: string): boolean => {
  let odd = 0;
  const sample = text.slice(0, 20_000);
  for (let at = 0; at < sample.length; at++) {
    const code = sample.charCodeAt(at);
    if (code < 32 && code !== 9 && code !== 10 && code !== 12 && code !== 13) odd++;
  }
  return odd * 200 > sample.length;
};

/** Files that may hold nothing but letters and signs, and are no text to read: PDF, RTF, PostScript. */
const isDocument = (text: string): boolean => /^\uFEFF?(?:%PDF-|\{\\rtf|%!PS-)/.test(text);

/** UTF-16 without a mark shows by a zero byte in most pairs, always on the same side. */
function guessUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const end = Math.min(bytes.length, 2000) & ~1;
  let first = 0;
  let second = 0;
  for (let at = 0; at < end; at += 2) {
    if (bytes[at] === 0) first++;
    if (bytes[at + 1] === 0) second++;
  }
  if (second > end * 0.2 && first < end * 0.02) return 'utf-16le';
  return first > end * 0.2 && second < end * 0.02 ? 'utf-16be' : undefined;
}

function decode(bytes: Uint8Array): string | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return strict('utf-16le', bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return strict('utf-16be', bytes);
  const utf16 = guessUtf16(bytes);
  if (utf16) return strict(utf16, bytes);
  const utf8 = strict('utf-8', bytes);
  if (utf8 !== undefined) return utf8;
  const name = detect(bytes.subarray(0, 100_000));
  if (!name || !legacy.test(name) || !iconv.encodingExists(name)) return undefined;
  const text = iconv.decode(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length), name);
  return text.includes('\uFFFD') ? undefined : text;
}

/**
 * Text of a file: UTF-8, UTF-16, or a legacy encoding that is recognised without doubt.
 * Fails with `not_plain_text` for other kinds of file and `encoding_unknown` for what cannot be read.
 */
export function decodeText(bytes: Uint8Array): string {
  const text = decode(bytes);
  if (text === undefined) return fail(isBinaryBytes(bytes) ? 'not_plain_text' : 'encoding_unknown');
  if (isBinary(text) || isDocument(text)) return fail('not_plain_text');
  // A stray U+0000 means nothing, and no column can hold it.
  return text.replaceAll('\0', '');
}

const isBinaryBytes = (bytes: Uint8Array): boolean =>
  isBinary(Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 20_000)).toString('latin1'));
