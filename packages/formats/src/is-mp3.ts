/** Returns whether a file's first bytes are MP3: an ID3 tag, or a frame of MPEG audio layer III. */
export const isMp3 = (bytes: Uint8Array): boolean =>
  Buffer.from(bytes.subarray(0, 3)).toString('latin1') === 'ID3' ||
  (bytes[0] === 0xff && ((bytes[1] ?? 0) & 0xe6) === 0xe2);
