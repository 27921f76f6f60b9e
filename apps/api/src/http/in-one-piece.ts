/** The content of a file that is small enough to be made at once. */
export async function* inOnePiece(content: string): AsyncGenerator<string> {
  yield content;
}
