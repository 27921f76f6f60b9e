/** Splits a stream into pieces of `size` bytes. The last one may be shorter, but never empty. */
export async function* inPieces(source: AsyncIterable<Uint8Array>, size: number): AsyncGenerator<Buffer> {
  let waiting: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of source) {
    let rest = chunk;
    while (length + rest.length >= size) {
      const taken = size - length;
      yield Buffer.concat([...waiting, rest.subarray(0, taken)], size);
      rest = rest.subarray(taken);
      waiting = [];
      length = 0;
    }
    if (rest.length === 0) continue;
    waiting.push(rest);
    length += rest.length;
  }
  if (length > 0) yield Buffer.concat(waiting, length);
}
