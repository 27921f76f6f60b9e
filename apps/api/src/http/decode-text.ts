import { fail } from '@glossa/contract/failure';
import { detect } from 'chardet';
import iconv from 'iconv-lite';

/** Single-byte and East Asian encodings that are detected by content. */
const legacyEncodingPattern = /^(windows-|ISO-8859-|KOI8-|Shift_JIS|EUC-|GB18030|Big5|ISO-2022-)/i;

const decodeStrict = (encoding: string, bytes: Uint8Array): string | undefined => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
};

/** Plain text has no control characters except line breaks, tabs and form feeds. */
const isBinary = (text: string): boolean => {
  let controlCount = 0;
  const sample = text.slice(0, 20_000);
  for (let at = 0; at < sample.length; at++) {
    const code = sample.charCodeAt(at);
    if (code < 32 && code !== 9 && code !== 10 && code !== 12 && code !== 13) controlCount++;
  }
  return controlCount * 200 > sample.length;
};

/** Returns whether a file is a PDF, RTF or PostScript document, which can consist entirely of printable characters. */
const isDocument = (text: string): boolean => /^\uFEFF?(?:%PDF-|\{\\rtf|%!PS-)/.test(text);

/** Detects UTF-16 without a BOM: most pairs have a zero byte, always on the same side. */
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
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return decodeStrict('utf-16le', bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return decodeStrict('utf-16be', bytes);
  const utf16 = guessUtf16(bytes);
  if (utf16) return decodeStrict(utf16, bytes);
  const utf8 = decodeStrict('utf-8', bytes);
  if (utf8 !== undefined) return utf8;
  const name = detect(bytes.subarray(0, 100_000));
  if (!name || !legacyEncodingPattern.test(name) || !iconv.encodingExists(name)) return undefined;
  const text = iconv.decode(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length), name);
  return text.includes('\uFFFD') ? undefined : text;
}

/**
 * Decodes a text file in UTF-8, UTF-16 or a legacy encoding that can be detected reliably.
 * @throws {Failure} `not_plain_text` for other kinds of files, `encoding_unknown` when the encoding cannot be detected
 */
export function decodeText(bytes: Uint8Array): string {
  const text = decode(bytes);
  if (text === undefined) return fail(isBinaryBytes(bytes) ? 'not_plain_text' : 'encoding_unknown');
  if (isBinary(text) || isDocument(text)) return fail('not_plain_text');
  // A stray U+0000 has no meaning, and no column can store it.
  return text.replaceAll('\0', '');
}

const isBinaryBytes = (bytes: Uint8Array): boolean =>
  isBinary(Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 20_000)).toString('latin1'));
