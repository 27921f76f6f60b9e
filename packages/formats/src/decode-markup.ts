const declared =
  /<\?xml[^>]{0,200}?encoding\s*=\s*["']([\w.:-]{1,40})["']|<meta[^>]{0,300}?charset\s*=\s*["']?([\w.:-]{1,40})/i;

const decoderFor = (label: string | undefined): InstanceType<typeof TextDecoder> | undefined => {
  try {
    return label ? new TextDecoder(label) : undefined;
  } catch {
    return undefined;
  }
};

/**
 * Decodes XML or HTML. The encoding comes from the byte order mark, else from `told` (a Content-Type's charset), else
 * from the declaration in the first 2 KB, else it is UTF-8. Invalid bytes become U+FFFD.
 */
export function decodeMarkup(bytes: Uint8Array, told?: string): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return new TextDecoder().decode(bytes);
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 2048)).toString('latin1');
  const found = declared.exec(head);
  // A declaration that is readable as single bytes can't be in UTF-16.
  const named = (found?.[1] ?? found?.[2])?.replace(/^utf-16.*/i, 'utf-8');
  return (decoderFor(told) ?? decoderFor(named) ?? new TextDecoder()).decode(bytes);
}
