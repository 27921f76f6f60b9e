import { previewLength } from '@glossa/contract/ebooks';

/** Bytes that hold the preview in every encoding. */
const enough = previewLength * 4;

function decode(bytes: Uint8Array): string | undefined {
  const encoding =
    bytes[0] === 0xff && bytes[1] === 0xfe
      ? 'utf-16le'
      : bytes[0] === 0xfe && bytes[1] === 0xff
        ? 'utf-16be'
        : 'utf-8';
  try {
    // As a stream, so that half a character at the cut is no error.
    return new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream: true });
  } catch {
    return undefined;
  }
}

/**
 * The first 1,000 characters of a text as shoppers will read them; undefined of what only the server can read: an .epub,
 * and encodings of old.
 */
export async function readPreview(file: File): Promise<string | undefined> {
  if (!/\.txt$/i.test(file.name)) return undefined;
  const text = decode(new Uint8Array(await file.slice(0, enough).arrayBuffer()));
  return text?.includes('\0') ? undefined : text?.replaceAll(/\r\n?/g, '\n').trim().slice(0, previewLength);
}
