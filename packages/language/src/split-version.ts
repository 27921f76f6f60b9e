import { languageByCode } from './languages.ts';

/**
 * Versions of the word rules, by language code. Increment a language's version when its rules find different words than
 * before; the worker then splits existing texts again. All other languages have version 0.
 */
const versions: Readonly<Record<string, number>> = { th: 1, zh: 2 };

const byLanguage = new Map(
  Object.entries(versions).map(([code, version]) => [languageByCode(code)?.id ?? 0, version]),
);

/** Returns the version of a language's word rules. */
export const splitVersion = (languageId: number): number => byLanguage.get(languageId) ?? 0;

/** Lists the languages whose rules have changed, with their versions. */
export const listSplitVersions = (): { language: number; version: number }[] =>
  Array.from(byLanguage, ([language, version]) => ({ language, version }));
