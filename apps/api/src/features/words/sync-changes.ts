import type { HandlerInput } from '@glossa/contract/endpoint';
import type { SyncedChange, syncWords } from '@glossa/contract/word-sync';
import type { Database, Queryable } from '@glossa/db/database';
import { newId } from '@glossa/db/new-id';

import { changeWords } from '#domain/vocabulary/change-words.ts';
import type { PhraseDeps } from './phrase-parts.ts';
import { prepareChange, type PreparedChange } from './prepare-change.ts';
import { presentWord } from './present-word.ts';
import { deleteEntries, findNamedWord, findWord, lockWords, writeWord } from './queries.ts';
import { first } from './save-word.ts';
import { dateChange, laterChanged, takeChanges } from './sync-queries.ts';
import type { WordRow } from './word-row.ts';

type Changes = HandlerInput<typeof syncWords>['body']['changes'];
type Done = Pick<SyncedChange, 'outcome' | 'undo'>;

const gone: Done = { outcome: 'gone', undo: null };

/**
 * Applies changes that a device made offline, in the order in which they were made, all or none. Each is applied once;
 * if a word was changed later elsewhere, that change wins.
 */
export async function syncChanges(
  { db, analyser, clock }: PhraseDeps & { db: Database; clock: () => Date },
  learnerId: string,
  given: Changes,
): Promise<SyncedChange[]> {
  const now = clock();
  // The database returns IDs in lowercase.
  const changes = given.map((change) => ({ ...change, id: change.id.toLowerCase() }));
  const prepared = new Map<string, PreparedChange>();
  for (const change of changes) {
    const ready = await prepareChange({ db, analyser }, learnerId, change, now);
    if (ready) prepared.set(change.id, ready);
  }
  const answers = new Map<string, SyncedChange>();
  await db.transaction(async (tx) => {
    await lockWords(tx, learnerId);
    const fresh = await takeChanges(tx, learnerId, [...new Set(changes.map(({ id }) => id))]);
    const inOrder = [...prepared.values()]
      .filter(({ id }) => fresh.has(id))
      .sort((a, b) => a.at.getTime() - b.at.getTime());
    for (const change of inOrder) {
      answers.set(change.id, await takeOver(tx, learnerId, change));
    }
    for (const { id } of changes) {
      const rest: Done = fresh.has(id) ? gone : { outcome: 'already', undo: null };
      if (!answers.has(id)) answers.set(id, { id, word: null, ...rest });
    }
  });
  return changes.flatMap(({ id }) => answers.get(id) ?? []);
}

async function takeOver(tx: Queryable, learnerId: string, change: PreparedChange): Promise<SyncedChange> {
  const done = await apply(tx, learnerId, change);
  if (done.undo !== null) await dateChange(tx, learnerId, done.undo, change.at);
  const [term] = change.terms;
  const tellsWord = change.what !== 'known' && done.outcome !== 'gone' && term !== undefined;
  const word = tellsWord ? await findNamedWord(tx, term, learnerId) : undefined;
  return { id: change.id, ...done, word: word ? await presentWord(tx, learnerId, word) : null };
}

async function apply(tx: Queryable, learnerId: string, change: PreparedChange): Promise<Done> {
  const { what, at, language, terms, level, ignored, fields } = change;
  const later = await laterChanged(tx, learnerId, terms, at);
  if (what === 'known') {
    const still = terms.filter((term) => !later.has(term));
    const choice = { language, terms: still, level: 4, onlyNew: true, kind: 'page' } as const;
    const { undo } = await changeWords(tx, { learnerId, ...choice });
    return { outcome: undo === null ? 'already' : 'applied', undo };
  }
  const [term = 0] = terms;
  const find = what === 'phrase' ? findNamedWord : findWord;
  const present = await find(tx, term, learnerId);
  if (!present) return gone;
  if (isAsWanted(present, change)) return { outcome: 'already', undo: null };
  if (later.size > 0) return { outcome: 'outdated', undo: null };
  if (what === 'delete') {
    const id = newId();
    const changed = await deleteEntries(tx, learnerId, { change: id, language, terms });
    return { outcome: 'applied', undo: changed > 0 ? id : null };
  }
  if (Object.keys(fields).length === 0) {
    const { undo } = await changeWords(tx, { learnerId, language, terms, level, ignored });
    return { outcome: 'applied', undo };
  }
  const id = newId();
  const word = {
    learnerId,
    change: id,
    language,
    term,
    level: level ?? present.level ?? first,
    ignored,
    fields,
  };
  return { outcome: 'applied', undo: (await writeWord(tx, word)) ? id : null };
}

/** Whether a word already is as the change wants it: perhaps only the response to the original request was lost. */
function isAsWanted(present: WordRow, { what, level, ignored, fields }: PreparedChange): boolean {
  if (what === 'delete') return present.level === null;
  if (present.level === null || fields.tags || fields.image_key !== undefined) return false;
  const { lemma_id: _term, parts: _parts, part_of_speech: partOfSpeech, ...texts } = fields;
  const wanted = Object.entries({ level, ignored, partOfSpeech, ...texts });
  return wanted.every(([name, value]) => value === undefined || present[name as keyof WordRow] === value);
}
