/** Yields a file's content as a single chunk, for files that are small enough to build in memory. */
export async function* singleChunk(content: string): AsyncGenerator<string> {
  yield content;
}
