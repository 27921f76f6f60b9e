import { setImmediate as nextTurn } from 'node:timers/promises';

import { Parser, type Handler } from 'htmlparser2';

import { Unreadable } from './unreadable.ts';

/** Deeper than any book; without a bound, closing tags that fit none would take ever longer. */
const deepest = 1000;
const slice = 32 * 1024;

/**
 * What a reader of markup hears: names in lower case, attributes, and text with its entities resolved. `at`: where the
 * closing tag begins in the markup; undefined when none is written.
 */
export interface MarkupHandler {
  open(name: string, attributes: Record<string, string>): void;
  close(name: string, at: number | undefined): void;
  text(text: string): void;
}

/**
 * Parses XML or HTML without building a tree. Entities that a document defines itself are never expanded and nothing
 * outside is ever loaded. Lets other work run every few milliseconds.
 */
export async function parseMarkup(markup: string, handler: MarkupHandler): Promise<void> {
  let depth = 0;
  const heard: Partial<Handler> = {
    onopentag: (name, attributes) => {
      if (++depth > deepest) throw new Unreadable('book_unreadable');
      handler.open(name, attributes);
    },
    onclosetag: (name, isImplied) => {
      depth--;
      handler.close(name, isImplied ? undefined : parser.startIndex);
    },
    ontext: (text) => handler.text(text),
  };
  const parser = new Parser(heard, { xmlMode: false, recognizeSelfClosing: true, recognizeCDATA: true });
  let pause = performance.now() + 10;
  for (let from = 0; from < markup.length; from += slice) {
    parser.write(markup.slice(from, from + slice));
    if (performance.now() < pause) continue;
    await nextTurn();
    pause = performance.now() + 10;
  }
  parser.end();
}
