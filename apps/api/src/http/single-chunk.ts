/** Yields a file that is small enough to build in memory as a single chunk. */
export async function* singleChunk(content: string): AsyncGenerator<string> {
  yield content;
}
