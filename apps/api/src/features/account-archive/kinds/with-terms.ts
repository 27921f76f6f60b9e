import type { Queryable } from '@glossa/db/database';
import { phraseForm } from '@glossa/language/phrase-form';

import { ensureTerms } from '#domain/documents/ensure-terms.ts';

/** Adds term IDs to records, inserting terms for unknown forms. */
export async function withTerms<Row extends { language: number; text: string }>(
  db: Queryable,
  records: readonly Row[],
): Promise<(Row & { term: number })[]> {
  const forms = records.map(({ language, text }) => phraseForm(text, language));
  const byLanguage = new Map<number, Set<string>>();
  for (const [index, { language }] of records.entries()) {
    const languageForms = byLanguage.get(language) ?? new Set();
    byLanguage.set(language, languageForms.add(forms[index] as string));
  }
  const terms = new Map<string, number>();
  for (const [language, own] of byLanguage) {
    for (const [form, id] of await ensureTerms(db, language, [...own])) terms.set(`${language} ${form}`, id);
  }
  return records.map((record, index) => ({
    ...record,
    term: terms.get(`${record.language} ${forms[index]}`) as number,
  }));
}
