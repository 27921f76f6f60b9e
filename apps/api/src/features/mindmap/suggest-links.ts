import { fail } from '@glossa/contract/failure';
import type { Suggestion } from '@glossa/contract/mindmap-entries';
import type { Database } from '@glossa/db/database';
import { findRelatedWords } from '@glossa/dictionaries/related-words';

import { metTogether } from './met-queries.ts';
import { presentNode } from './present-node.ts';
import { linkedWith, relativesOf, sentencesAt } from './suggestion-queries.ts';
import type { NodeRow } from './walk-queries.ts';
import { findWords, languageOfWord, ownTerms } from './word-queries.ts';

/** Maximum number of suggestions of each kind. */
const most = 8;
/** Sentences to search per text. */
const window = 4000;

type Candidate = Pick<Suggestion, 'kind' | 'reason' | 'example' | 'term'> & {
  id?: number | undefined;
};

/** Suggests links that a word doesn't have yet: from dictionaries, its family, and words in the same sentence. */
export async function suggestLinks(db: Database, learnerId: string, term: number): Promise<Suggestion[]> {
  const language = (await languageOfWord(db, learnerId, term)) ?? fail('word_not_found');
  const [own] = await findWords(db, learnerId, { language, terms: [term] });
  const linked = await linkedWith(db, learnerId, term);
  const candidates = [
    ...(await fromDictionaries(db, learnerId, { language, form: own?.term ?? '' })),
    ...(await relativesOf(db, learnerId, term, most)).map((id) => automatic('family', id)),
    ...(await met(db, learnerId, { language, term, most: most + linked.size })),
  ];
  const ids = candidates.flatMap(({ id }) => id ?? []);
  const words = new Map(
    (await findWords(db, learnerId, { language, terms: ids })).map((row) => [row.id, row]),
  );
  const seen = new Set<string>();
  return candidates
    .filter(({ id }) => id === undefined || (words.has(id) && !linked.has(id)))
    .map(({ id, ...candidate }) => withWord(candidate, id === undefined ? undefined : words.get(id)))
    .filter((suggestion) => !seen.has(suggestion.term) && seen.add(suggestion.term))
    .slice(0, 3 * most);
}

const automatic = (reason: 'family' | 'met_together', id: number, example = ''): Candidate => ({
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

async function fromDictionaries(
  db: Database,
  learnerId: string,
  { language, form }: { language: number; form: string },
): Promise<Candidate[]> {
  const found = await findRelatedWords(db, { language, forms: [form], limit: most });
  const known = await ownTerms(db, learnerId, { language, forms: found.map(({ to }) => to) });
  return found.map(({ to, kind }) => ({
    id: known.get(to),
    term: to,
    kind,
    reason: 'dictionary',
    example: '',
  }));
}

async function met(
  db: Database,
  learnerId: string,
  { language, term, most: perWord }: { language: number; term: number; most: number },
): Promise<Candidate[]> {
  const meetings = await metTogether(db, learnerId, { language, terms: [term], perWord, window });
  const sentences = await sentencesAt(
    db,
    meetings.map(({ place }) => place),
  );
  return meetings.map(({ other, place: [document, seq] }) => {
    const sentence = sentences.find((one) => one.document === document && one.seq === seq);
    return automatic('met_together', other, sentence?.text.trim());
  });
}
