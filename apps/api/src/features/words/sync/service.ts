import type { HandlerInput } from '@glossa/contract/endpoint';
import { Failure } from '@glossa/contract/failure';
import { knownLevel } from '@glossa/contract/knowledge-level';
import type { SyncedChange, syncWords } from '@glossa/contract/word-sync';
import type { Database, Queryable } from '@glossa/db/database';

import { changeWords } from '#domain/vocabulary/queries.ts';
import { presentWord } from '../present-word.ts';
import * as words from '../queries.ts';
import { resolveFields, resolveWord, type PhraseDeps } from '../resolve-word.ts';
import { firstLevel } from '../service.ts';
import * as queries from './queries.ts';

type WordChange = HandlerInput<typeof syncWords>['body']['changes'][number];
type Outcome = Pick<SyncedChange, 'outcome' | 'undo'>;

interface SyncDeps extends PhraseDeps {
  db: Database;
  clock: () => Date;
}

/** A change whose word, language and fields have been looked up. */
interface ResolvedChange {
  id: string;
  madeAt: Date;
  what: WordChange['what'];
  language: number;
  terms: readonly number[];
  level?: number | undefined;
  ignored?: boolean | undefined;
  fields: words.WordFields;
}

const goneOutcome: Outcome = { outcome: 'gone', undo: null };
const alreadyAppliedOutcome: Outcome = { outcome: 'already', undo: null };
const outdatedOutcome: Outcome = { outcome: 'outdated', undo: null };

/**
 * Applies changes to a learner's words in the order they were made, in one transaction.
 *
 * A change is applied once, however often it is sent. The latest change to a word wins: a change that is older than the
 * word's current state has the outcome `outdatedOutcome` and changes nothing.
 *
 * @returns one result per change, in the order of `requested`
 */
export async function syncChanges(
  deps: SyncDeps,
  learnerId: string,
  requested: readonly WordChange[],
): Promise<SyncedChange[]> {
  const now = deps.clock();
  // PostgreSQL writes UUIDs in lower case.
  const changes = requested.map((change) => ({ ...change, id: change.id.toLowerCase() }));
  const resolved = new Map<string, ResolvedChange>();
  // Resolving may insert terms and tags that other transactions wait for, so it comes before locking the learner.
  for (const change of changes) {
    const found = await resolveChange(deps, learnerId, change, now);
    if (found) resolved.set(change.id, found);
  }
  return deps.db.transaction(async (tx) => {
    await words.lockLearner(tx, learnerId);
    const unseen = await queries.insertChangeIds(tx, learnerId, [...new Set(changes.map(({ id }) => id))]);
    const inOrder = [...resolved.values()]
      .filter(({ id }) => unseen.has(id))
      .sort((a, b) => a.madeAt.getTime() - b.madeAt.getTime());
    const results = new Map<string, SyncedChange>();
    for (const change of inOrder) results.set(change.id, await applyChange(tx, learnerId, change));
    return changes.map(
      ({ id }) =>
        results.get(id) ?? { id, word: null, ...(unseen.has(id) ? goneOutcome : alreadyAppliedOutcome) },
    );
  });
}

/** Resolves a change's word and fields. Returns undefined if there is no such word or the change is invalid. */
async function resolveChange(
  deps: PhraseDeps,
  learnerId: string,
  change: WordChange,
  now: Date,
): Promise<ResolvedChange | undefined> {
  const { id, what } = change;
  // A device whose clock is ahead must not win over changes made later on other devices.
  const madeAt = new Date(Math.min(Date.parse(change.at), now.getTime()));
  const base = { id, what, madeAt };
  try {
    if (change.what === 'phrase') {
      const { knowledge_level: level, ignored, ...phrase } = change.phrase;
      const { term, fields } = await resolveWord(deps, learnerId, phrase);
      return { ...base, language: phrase.language, terms: [term], level, ignored, fields };
    }
    const terms = change.what === 'known' ? change.words : [change.word];
    const language = await words.findLanguage(deps.db, terms[0] ?? 0);
    if (language === undefined) return undefined;
    if (change.what !== 'entry') return { ...base, language, terms, fields: {} };
    const { knowledge_level: level, ignored, ...written } = change.entry;
    const fields = await resolveFields(deps.db, { learnerId, language }, written);
    return { ...base, language, terms, level, ignored, fields };
  } catch (error) {
    if (error instanceof Failure) return undefined;
    throw error;
  }
}

async function applyChange(tx: Queryable, learnerId: string, change: ResolvedChange): Promise<SyncedChange> {
  const { id, what, madeAt, terms } = change;
  const { outcome, undo } = await writeChange(tx, learnerId, change);
  if (undo !== null) await queries.setMadeAt(tx, learnerId, { changeId: undo, madeAt });
  const [term] = terms;
  const hasWord = what !== 'known' && outcome !== 'gone' && term !== undefined;
  const word = hasWord ? await words.findWord(tx, { id: term, learnerId }) : undefined;
  return { id, outcome, undo, word: word ? await presentWord(tx, learnerId, word) : null };
}

/** Writes a change, unless a later change was made elsewhere. */
async function writeChange(tx: Queryable, learnerId: string, change: ResolvedChange): Promise<Outcome> {
  const { what, madeAt, language, terms, level, ignored, fields } = change;
  const changedSince = await queries.listTermsChangedAfter(tx, learnerId, { terms, time: madeAt });
  if (what === 'known') {
    const { undo } = await changeWords(tx, {
      learnerId,
      language,
      terms: terms.filter((term) => !changedSince.has(term)),
      level: knownLevel,
      onlyNew: true,
      kind: 'page',
    });
    return undo === null ? alreadyAppliedOutcome : { outcome: 'applied', undo };
  }
  const key = { id: terms[0] ?? 0, learnerId };
  const before = await (what === 'phrase' ? words.findWord(tx, key) : words.findOwnWord(tx, key));
  if (!before) return goneOutcome;
  if (isApplied(before, change)) return alreadyAppliedOutcome;
  if (changedSince.size > 0) return outdatedOutcome;
  if (what === 'delete') {
    const { undo } = await words.deleteWords(tx, learnerId, { language, terms });
    return { outcome: 'applied', undo };
  }
  if (Object.keys(fields).length === 0) {
    const { undo } = await changeWords(tx, { learnerId, language, terms, level, ignored });
    return { outcome: 'applied', undo };
  }
  const undo = await words.writeWord(tx, key, {
    language,
    level: level ?? before.level ?? firstLevel,
    ignored,
    fields,
  });
  return { outcome: 'applied', undo };
}

/** Returns whether a word already has the state that a change requests, for example if only the response was lost. */
function isApplied(word: words.WordRow, { what, level, ignored, fields }: ResolvedChange): boolean {
  if (what === 'delete') return word.level === null;
  if (word.level === null || fields.tags || fields.image_key !== undefined) return false;
  const { lemma_id: _lemmaId, parts: _parts, part_of_speech: partOfSpeech, ...texts } = fields;
  return Object.entries({ level, ignored, partOfSpeech, ...texts }).every(
    ([name, value]) => value === undefined || word[name as keyof words.WordRow] === value,
  );
}
