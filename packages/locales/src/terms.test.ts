import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { interfaceLanguageCodes } from './interface-language-for.ts';
import type { Dictionary } from './pseudo.ts';

const page = readFileSync(new URL('../../../docs/interface-terms.md', import.meta.url), 'utf8');

/** Reads the tables on the page. Returns each concept's cells by column. */
function readTables(): Map<string, Map<string, string>> {
  const concepts = new Map<string, Map<string, string>>();
  let columns: string[] = [];
  for (const line of page.split('\n')) {
    if (!line.startsWith('| ') || line.startsWith('| ---')) continue;
    const [concept = '', ...cells] = line.slice(2, -2).split(' | ');
    if (concept === 'concept') columns = cells;
    else {
      const row = concepts.get(concept) ?? new Map<string, string>();
      for (const [index, column] of columns.entries()) row.set(column, cells[index] ?? '');
      concepts.set(concept, row);
    }
  }
  return concepts;
}

const concepts = readTables();

/** Returns the keys of a concept's interface strings, such as `settings:title`. */
const keysOf = (row: Map<string, string>) =>
  [...(row.get('texts') ?? '').matchAll(/`([^`]+)`/g)].map(([, key = '']) => key);

/** Finds an interface string by its namespace and key. */
function findText(language: string, key: string): string | undefined {
  const [namespace = '', path = ''] = key.split(':');
  let node: Dictionary | string | undefined = JSON.parse(
    readFileSync(new URL(`${language}/${namespace}.json`, import.meta.url), 'utf8'),
  ) as Dictionary;
  for (const part of path.split('.')) node = typeof node === 'object' ? node[part] : undefined;
  return typeof node === 'string' ? node : undefined;
}

/** Returns whether a text contains one of the comma-separated forms. In a form, `…` stands for any words. */
function hasTerm(language: string, text: string, forms: string): boolean {
  const lowerCase = text.toLocaleLowerCase(language);
  return forms
    .toLocaleLowerCase(language)
    .split(', ')
    .some((form) => form.split(' … ').every((part) => lowerCase.includes(part)));
}

describe.each(interfaceLanguageCodes.filter((code) => code !== 'la'))('terms in %s', (language) => {
  it('are the same in all interface strings for a concept', () => {
    const others = [...concepts].flatMap(([concept, row]) => {
      const forms = row.get(language === 'en' ? 'English' : language);
      return keysOf(row).flatMap((key) => {
        const text = findText(language, key);
        return forms && text !== undefined && hasTerm(language, text, forms)
          ? []
          : [`${concept} (${forms ?? 'no term'}): ${key} is ${text ?? 'missing'}`];
      });
    });
    expect(others).toEqual([]);
  });
});

it('lists interface strings for every concept', () => {
  expect(concepts.size).toBeGreaterThan(50);
  expect([...concepts].filter(([, row]) => keysOf(row).length === 0)).toEqual([]);
});
