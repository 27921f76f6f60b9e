import { fail } from '@glossa/contract/failure';
import type { Suggestion } from '@glossa/contract/mindmap-entries';
import type { Database } from '@glossa/db/database';
import { findRelatedWords } from '@glossa/dictionaries/look-up/related-words';

import { findCooccurrences } from '../map/queries.ts';
import { presentNode } from '../present-node.ts';
import { findTermsByForm, findWordLanguage, findWords, type NodeRow } from '../queries.ts';
import { listFamilyMembers, listLinkedTerms, listSentences } from './queries.ts';

/** Maximum number of suggestions of each kind. */
const maxSuggestionsPerKind = 8;
/** Number of sentences to search per text or video. */
const window = 4000;

type Candidate = Pick<Suggestion, 'kind' | 'reason' | 'example' | 'term'> & {
  id?: number | undefined;
};

/**
 * Suggests links that a word doesn't have yet: from dictionaries, its family, and words in the same sentence.
 * @throws {Failure} word_not_found
 */
export async function suggestLinks(db: Database, learnerId: string, term: number): Promise<Suggestion[]> {
  const language = (await findWordLanguage(db, learnerId, term)) ?? fail('word_not_found');
  const [own] = await findWords(db, learnerId, { language, terms: [term] });
  const linked = await listLinkedTerms(db, learnerId, term);
  const candidates = [
    ...(await findDictionarySuggestions(db, learnerId, { language, form: own?.term ?? '' })),
    ...(await listFamilyMembers(db, learnerId, term, maxSuggestionsPerKind)).map((id) =>
      automaticCandidate('family', id),
    ),
    ...(await findCooccurring(db, learnerId, { language, term, limit: maxSuggestionsPerKind + linked.size })),
  ];
  const ids = candidates.flatMap(({ id }) => id ?? []);
  const words = new Map(
    (await findWords(db, learnerId, { language, terms: ids })).map((row) => [row.id, row]),
  );
  const seenTerms = new Set<string>();
  return candidates
    .filter(({ id }) => id === undefined || (words.has(id) && !linked.has(id)))
    .map(({ id, ...candidate }) => withWord(candidate, id === undefined ? undefined : words.get(id)))
    .filter((suggestion) => !seenTerms.has(suggestion.term) && seenTerms.add(suggestion.term))
    .slice(0, 3 * maxSuggestionsPerKind);
}

const automaticCandidate = (reason: 'family' | 'met_together', id: number, example = ''): Candidate => ({
  id,
  term: '',
  kind: 'related',
  reason,
  example,
});

function withWord(candidate: Omit<Candidate, 'id'>, row: NodeRow | undefined): Suggestion {
  if (!row) return { ...candidate, word: null };
  const { depth: _depth, x: _x, y: _y, ...word } = presentNode(row);
  return { ...candidate, term: row.term, word };
}

async function findDictionarySuggestions(
  db: Database,
  learnerId: string,
  { language, form }: { language: number; form: string },
): Promise<Candidate[]> {
  const found = await findRelatedWords(db, { language, forms: [form], limit: maxSuggestionsPerKind });
  const known = await findTermsByForm(db, learnerId, { language, forms: found.map(({ to }) => to) });
  return found.map(({ to, kind }) => ({
    id: known.get(to),
    term: to,
    kind,
    reason: 'dictionary',
    example: '',
  }));
}

async function findCooccurring(
  db: Database,
  learnerId: string,
  { language, term, limit }: { language: number; term: number; limit: number },
): Promise<Candidate[]> {
  const cooccurrences = await findCooccurrences(db, learnerId, {
    language,
    terms: [term],
    perWord: limit,
    window,
  });
  const sentences = await listSentences(
    db,
    cooccurrences.map(({ location }) => location),
  );
  return cooccurrences.map(({ other, location: [document, seq] }) => {
    const sentence = sentences.find((one) => one.document === document && one.seq === seq);
    return automaticCandidate('met_together', other, sentence?.text.trim());
  });
}
