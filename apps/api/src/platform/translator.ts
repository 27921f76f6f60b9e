import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { resolveInterfaceLanguage } from '@glossa/locales/interface-language-for';
import { extendIntl } from '@glossa/locales/intl/extend-intl';
import type { Dictionary } from '@glossa/locales/pseudo';

import { localesFolder } from '#paths.ts';

type WithoutPluralSuffix<Key extends string> =
  Key extends `${infer Base}_${'zero' | 'one' | 'two' | 'few' | 'many' | 'other'}` ? Base : Key;

/** Keys of a translation dictionary, as `group.key`; the plural forms of a key count as one. */
type KeyOf<Tree, Prefix extends string = ''> = {
  [Key in keyof Tree & string]: Tree[Key] extends string
    ? `${Prefix}${WithoutPluralSuffix<Key>}`
    : KeyOf<Tree[Key], `${Prefix}${Key}.`>;
}[keyof Tree & string];

/** Values to interpolate; `count` also selects the plural form. */
type Values = Readonly<Record<string, string | number>>;

export type Translate<Tree> = (key: KeyOf<Tree>, values?: Values) => string;

extendIntl();

const dictionaries = new Map<string, Dictionary>();

function loadDictionary(language: string, namespace: string): Dictionary {
  const file = join(localesFolder, language, `${namespace}.json`);
  const dictionary = dictionaries.get(file) ?? (JSON.parse(readFileSync(file, 'utf8')) as Dictionary);
  dictionaries.set(file, dictionary);
  return dictionary;
}

const findText = (dictionary: Dictionary, key: string): string | undefined => {
  const found = key
    .split('.')
    .reduce<string | Dictionary | undefined>(
      (tree, part) => (typeof tree === 'object' ? tree[part] : undefined),
      dictionary,
    );
  return typeof found === 'string' ? found : undefined;
};

/**
 * Returns a translate function for text that the server generates, from one namespace in one of the interface
 * languages. Falls back to English. Numbers are formatted for the locale.
 */
export function translator<Tree>(
  requested: string,
  namespace: string,
): { language: string; t: Translate<Tree> } {
  const language = resolveInterfaceLanguage(requested) ?? 'en';
  const dictionary = loadDictionary(language, namespace);
  const plural = new Intl.PluralRules(language);
  const number = new Intl.NumberFormat(language);
  const t = (key: string, values: Values = {}): string => {
    const { count } = values;
    const form = typeof count === 'number' ? `${key}_${plural.select(count)}` : key;
    const sentence = findText(dictionary, form) ?? findText(dictionary, `${key}_other`) ?? key;
    return sentence.replaceAll(/\{\{(\w+)(?:, number)?\}\}/g, (placeholder, name: string) => {
      const value = values[name];
      return typeof value === 'number' ? number.format(value) : (value ?? placeholder);
    });
  };
  return { language, t };
}
