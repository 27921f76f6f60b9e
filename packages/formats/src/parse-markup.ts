import { setImmediate as nextTurn } from 'node:timers/promises';

import { fail } from '@glossa/contract/failure';
import { Parser, type Handler } from 'htmlparser2';

/**
 * Maximum nesting depth, more than in any book. Without a limit, unmatched closing tags would make parsing quadratic.
 */
const maxDepth = 1000;
const sliceLength = 32 * 1024;

/**
 * Callbacks of the parser. Names are in lower case and entities are resolved. `at` is the index of the closing tag in
 * the markup, or undefined if it is implied.
 */
export interface MarkupHandler {
  open(name: string, attributes: Record<string, string>): void;
  close(name: string, at: number | undefined): void;
  text(text: string): void;
}

/**
 * Parses XML or HTML without building a tree. Never expands entities that the document defines and never loads external
 * ones. Yields to the event loop about every 10 ms.
 */
export async function parseMarkup(markup: string, handler: MarkupHandler): Promise<void> {
  let depth = 0;
  const handlers: Partial<Handler> = {
    onopentag: (name, attributes) => {
      if (++depth > maxDepth) fail('book_unreadable');
      handler.open(name, attributes);
    },
    onclosetag: (name, isImplied) => {
      depth--;
      handler.close(name, isImplied ? undefined : parser.startIndex);
    },
    ontext: (text) => handler.text(text),
  };
  const parser = new Parser(handlers, { xmlMode: false, recognizeSelfClosing: true, recognizeCDATA: true });
  let pause = performance.now() + 10;
  for (let from = 0; from < markup.length; from += sliceLength) {
    parser.write(markup.slice(from, from + sliceLength));
    if (performance.now() < pause) continue;
    await nextTurn();
    pause = performance.now() + 10;
  }
  parser.end();
}
