import { parseSync } from 'vite';

/** The app's own source files by path, except tests and the pages for developers. */
export const sources: Record<string, string> = Object.fromEntries(
  Object.entries(
    import.meta.glob<string>('../{app,domain,features,lib,ui}/**/*.{ts,tsx}', {
      eager: true,
      query: '?raw',
      import: 'default',
    }),
  ).filter(([path]) => !/\.test\.|\/testing\/|\/app\/dev\//.test(path)),
);

/** A node of a syntax tree (ESTree with JSX). */
export interface SyntaxNode {
  type: string;
  [field: string]: unknown;
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && typeof (value as SyntaxNode).type === 'string';

/** Yields every node of a file with its parent. */
export function* walkNodes(path: string, code: string): Generator<[node: SyntaxNode, parent: SyntaxNode]> {
  function* walk(node: SyntaxNode): Generator<[SyntaxNode, SyntaxNode]> {
    for (const value of Object.values(node)) {
      for (const child of [value].flat()) {
        if (!isNode(child)) continue;
        yield [child, node];
        yield* walk(child);
      }
    }
  }
  yield* walk(parseSync(path, code).program as unknown as SyntaxNode);
}
