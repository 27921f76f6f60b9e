import type { Analyzer } from '@glossa/analyzer/analyzer';
import type { HandlerInput } from '@glossa/contract/endpoint';
import { failFields } from '@glossa/contract/failure';
import { messages } from '@glossa/contract/messages';
import { maxPhraseWords, type addOrUpdateWord, type updateWord } from '@glossa/contract/words';
import type { Queryable } from '@glossa/db/database';
import { needsDictionary } from '@glossa/language/needs-dictionary';
import { normalizeWord } from '@glossa/language/normalize';
import { phraseForm, splitPhrase } from '@glossa/language/phrase-form';

import { ensureTerms } from '#domain/documents/ensure-terms.ts';
import { ensureTags, listFormsInTexts } from '#domain/vocabulary/queries.ts';
import { countTerms, type WordFields } from './queries.ts';

/** Dependencies for splitting a phrase into words. */
export interface PhraseDeps {
  db: Queryable;
  analyzer: Pick<Analyzer, 'findWords'>;
}

/** A word given by its text. If `translation` is missing, an existing translation is kept. */
export type WordInput = Omit<HandlerInput<typeof addOrUpdateWord>['body'], 'translation' | 'language'> & {
  language: number;
  translation?: string | undefined;
};

/**
 * Returns the term of a word or phrase given by its text, and the fields to write. Creates missing terms and tags.
 * @throws {Failure} an error on a field if the text contains no word or isn't a valid phrase
 */
export async function resolveWord(
  deps: PhraseDeps,
  learnerId: string,
  { text, language, parts: requested, ...written }: Omit<WordInput, 'knowledge_level' | 'ignored'>,
): Promise<{ term: number; fields: WordFields }> {
  const form = phraseForm(text, language);
  const parts = form && (await findParts(deps, { form, language, requested }));
  const term = form && (await ensureTerms(deps.db, language, [form])).get(form);
  if (!term) return failFields({ text: [messages.word_required] });
  const fields = await resolveFields(deps.db, { learnerId, language }, written);
  return { term, fields: parts ? { ...fields, parts } : fields };
}

/** Resolves fields to the stored form, with the lemma's term ID and the tags' IDs. Creates missing terms and tags. */
export async function resolveFields(
  db: Queryable,
  { learnerId, language }: { learnerId: string; language: number },
  { tags, lemma, ...fields }: Omit<HandlerInput<typeof updateWord>['body'], 'knowledge_level' | 'ignored'>,
): Promise<WordFields> {
  return {
    ...fields,
    ...(lemma === undefined ? {} : await resolveLemma(db, language, lemma)),
    ...(tags ? { tags: await ensureTags(db, learnerId, tags) } : {}),
  };
}

/** Returns the fields that set the learner's own lemma. An empty lemma removes it. */
async function resolveLemma(db: Queryable, language: number, lemma: string): Promise<WordFields> {
  const form = normalizeWord(lemma, language);
  if (form === '') return { lemma: '', lemma_id: null };
  return { lemma: form, lemma_id: (await ensureTerms(db, language, [form])).get(form) ?? null };
}

/**
 * Returns a phrase's term IDs in order, 0 for a gap; undefined for a single word. `form` is its normalized text,
 * `requested` the term IDs if the client has them from a page.
 * @throws {Failure} an error on a field if the phrase has more than eight words or terms in another language
 */
async function findParts(
  deps: PhraseDeps,
  { form, language, requested }: { form: string; language: number; requested: readonly number[] | undefined },
): Promise<number[] | undefined> {
  const parts = requested
    ? await checkParts(deps.db, language, requested)
    : await splitParts(deps, language, form);
  const words = parts.filter((part) => part !== 0).length;
  if (words > maxPhraseWords) return failFields({ text: [messages.phrase_long] });
  return words > 1 ? parts : undefined;
}

async function checkParts(db: Queryable, language: number, parts: readonly number[]): Promise<number[]> {
  const hasStrayGap = parts.some((part, index) => part === 0 && (parts[index + 1] ?? 0) === 0);
  const terms = new Set(parts.filter((part) => part !== 0));
  if (hasStrayGap || parts[0] === 0 || (await countTerms(db, { language, terms: [...terms] })) < terms.size) {
    return failFields({ parts: [messages.phrase_invalid] });
  }
  return [...parts];
}

/** Splits a form according to its language's rules and returns the term IDs of its parts. */
async function splitParts(deps: PhraseDeps, language: number, form: string): Promise<number[]> {
  const [words = []] = await splitForms(deps, language, [form]);
  const ids = await ensureTerms(deps.db, language, [...new Set(words.filter((word) => word !== null))]);
  return words.map((word) => (word === null ? 0 : (ids.get(word) ?? 0)));
}

/** Returns the words of each form in order, null for a gap; an empty array for a single word. */
export async function splitForms(
  { db, analyzer }: PhraseDeps,
  language: number,
  forms: readonly string[],
): Promise<(string | null)[][]> {
  // A form that occurs in a text as a single word needs no dictionary to split it.
  const single = needsDictionary(language) ? await listFormsInTexts(db, { language, forms }) : new Set();
  return Promise.all(
    forms.map(async (form) => (single.has(form) ? [] : splitPhrase(form, language, analyzer.findWords))),
  );
}
