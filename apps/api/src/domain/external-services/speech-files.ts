/** Returns the storage key of the audio that is cached under a hash. */
export const speechKey = (hash: Uint8Array, format: string): string =>
  `speech/${Buffer.from(hash).toString('hex')}.${format}`;
