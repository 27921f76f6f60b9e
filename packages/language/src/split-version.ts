import { languageByCode } from './languages.ts';

/**
 * By language code, the version of the rules that find its words. Raise it when they find other words than before; the
 * worker then splits existing texts again. All other languages have version 0.
 */
const versions: Readonly<Record<string, number>> = { th: 1, zh: 2 };

const byLanguage = new Map(
  Object.entries(versions).map(([code, version]) => [languageByCode(code)?.id ?? 0, version]),
);

/** Returns the version of the rules for a language. */
export const splitVersion = (languageId: number): number => byLanguage.get(languageId) ?? 0;

/** Lists the languages whose rules have changed, with their versions. */
export const listSplitVersions = (): { language: number; version: number }[] =>
  Array.from(byLanguage, ([language, version]) => ({ language, version }));
