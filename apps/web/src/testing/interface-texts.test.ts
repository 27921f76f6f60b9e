import { describe, expect, it } from 'vitest';

import { dynamicKeys } from './dynamic-keys.ts';
import { walkNodes, sources } from './source-files.ts';
import type { SyntaxNode } from './source-files.ts';
import { dictionaries } from './start-test-i18n.ts';

/** Attributes whose text users see or screen readers announce. */
const spoken = new Set([
  'alt',
  'aria-label',
  'aria-description',
  'description',
  'help',
  'label',
  'message',
  'placeholder',
  'title',
]);

/** Strings that are the same in every language. */
const names = new Set(['Glossa', 'https://']);

const hasLetters = (text: unknown): text is string =>
  typeof text === 'string' && /\p{L}/u.test(text) && !names.has(text.trim());

const hardCoded = ([node, parent]: [SyntaxNode, SyntaxNode]): string[] => {
  if (node.type === 'JSXText' && hasLetters(node['value'])) return [node['value'].trim()];
  const isText = node.type === 'Literal' && hasLetters(node['value']);
  if (!isText) return [];
  if (parent.type === 'JSXExpressionContainer') return [String(node['value'])];
  const name = parent.type === 'JSXAttribute' ? (parent['name'] as SyntaxNode)['name'] : undefined;
  return spoken.has(String(name)) ? [String(node['value'])] : [];
};

describe('interface strings', () => {
  it('come from the locale files, not from the code', () => {
    const found = Object.entries(sources)
      .filter(([path]) => path.endsWith('.tsx'))
      .flatMap(([path, code]) =>
        [...walkNodes(path, code)].flatMap(hardCoded).map((text) => `${path}: ${text}`),
      );
    expect(found).toEqual([]);
  });

  it('are all used', () => {
    const code = Object.values(sources).join('\n');
    const keysOf = (dictionary: object, prefix: string): string[] =>
      Object.entries(dictionary).flatMap(([key, value]: [string, unknown]) =>
        typeof value === 'object' && value !== null ? keysOf(value, `${prefix}${key}.`) : [prefix + key],
      );
    const unused = Object.entries(dictionaries['en'] ?? {})
      .flatMap(([namespace, dictionary]) => keysOf(dictionary, `${namespace}:`))
      .map((key) => key.replace(/_(zero|one|two|few|many|other)$/, ''))
      .filter((key) => !dynamicKeys.some((pattern) => pattern.test(key)))
      .filter((key) => {
        const keyWithoutNamespace = key.slice(key.indexOf(':') + 1);
        return !["'", '"', '`', ':'].some((before) =>
          ["'", '"', '`'].some((after) => code.includes(before + keyWithoutNamespace + after)),
        );
      });
    expect(unused).toEqual([]);
  });
});
