const open = '<think>';
const close = '</think>';

/**
 * Removes a reasoning model's thinking, which is between `<think>` and `</think>`, and the white space before the
 * response. Tags may be split across parts.
 */
export async function* withoutThinking<Result>(
  parts: AsyncGenerator<string, Result>,
): AsyncGenerator<string, Result> {
  let state: 'start' | 'thinking' | 'response' = 'start';
  let rest = '';
  try {
    for (;;) {
      const next = await parts.next();
      if (next.done) {
        if (state === 'start' && rest !== '') yield rest;
        return next.value;
      }
      if (state === 'response') {
        yield next.value;
        continue;
      }
      rest += next.value;
      if (state === 'thinking') {
        const end = rest.indexOf(close);
        rest = end === -1 ? rest.slice(1 - close.length) : rest.slice(end + close.length);
        if (end === -1) continue;
        state = 'start';
      }
      rest = rest.trimStart();
      if (rest.startsWith(open)) {
        state = 'thinking';
        rest = rest.slice(open.length);
      } else if (!open.startsWith(rest)) {
        state = 'response';
        yield rest;
      }
    }
  } finally {
    await parts.return(undefined as never);
  }
}
