const declarationPattern =
  /<\?xml[^>]{0,200}?encoding\s*=\s*["']([\w.:-]{1,40})["']|<meta[^>]{0,300}?charset\s*=\s*["']?([\w.:-]{1,40})/i;

const createDecoder = (label: string | undefined): InstanceType<typeof TextDecoder> | undefined => {
  try {
    return label ? new TextDecoder(label) : undefined;
  } catch {
    return undefined;
  }
};

/**
 * Decodes XML or HTML. Takes the encoding from the byte order mark, `charset` (a Content-Type's charset) or the
 * declaration in the first 2 KB, in this order, and otherwise assumes UTF-8. Invalid bytes become U+FFFD.
 */
export function decodeMarkup(bytes: Uint8Array, charset?: string): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return new TextDecoder().decode(bytes);
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 2048)).toString('latin1');
  const found = declarationPattern.exec(head);
  // A document whose declaration can be read byte by byte can't be in UTF-16.
  const encoding = (found?.[1] ?? found?.[2])?.replace(/^utf-16.*/i, 'utf-8');
  return (createDecoder(charset) ?? createDecoder(encoding) ?? new TextDecoder()).decode(bytes);
}
