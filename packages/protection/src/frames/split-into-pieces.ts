/** Splits a stream into pieces of `size` bytes. The last one may be shorter, but is never empty. */
export async function* splitIntoPieces(
  source: AsyncIterable<Uint8Array>,
  size: number,
): AsyncGenerator<Buffer> {
  let buffered: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of source) {
    let rest = chunk;
    while (length + rest.length >= size) {
      const consumed = size - length;
      yield Buffer.concat([...buffered, rest.subarray(0, consumed)], size);
      rest = rest.subarray(consumed);
      buffered = [];
      length = 0;
    }
    if (rest.length === 0) continue;
    buffered.push(rest);
    length += rest.length;
  }
  if (length > 0) yield Buffer.concat(buffered, length);
}
