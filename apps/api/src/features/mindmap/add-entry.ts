import type { HandlerInput, HandlerResult } from '@glossa/contract/endpoint';
import { fail, failFields } from '@glossa/contract/failure';
import { messages } from '@glossa/contract/messages';
import type { addToMindMap } from '@glossa/contract/mindmap-entries';
import type { Database, Transaction } from '@glossa/db/database';
import { newId } from '@glossa/db/new-id';

import { Answer } from '#http/route.ts';
import { findTerms, type FoundTerm, type TermDeps } from './find-terms.ts';
import { findLink, insertLink } from './link-queries.ts';
import { presentNode } from './present-node.ts';
import { findWords } from './word-queries.ts';
import type { LinkRow } from './walk-queries.ts';
import type { Words } from './words-port.ts';

type Entry = HandlerInput<typeof addToMindMap>['body'];
type Link = NonNullable<Entry['link']>;
type Added = HandlerResult<typeof addToMindMap>;

/**
 * Adds a word, a link to another word, or both, in one transaction. An existing word keeps fields that the entry lacks.
 * @returns 201 if a word or link is new, otherwise 200
 */
export async function addEntry(
  { db, words, analyser }: TermDeps & { db: Database; words: Words },
  learnerId: string,
  language: number,
  entry: Entry,
): Promise<Answer<Added>> {
  // All learners share terms, so they are inserted before the transaction.
  const deps = { db, analyser };
  const own = await termOf(deps, { language, text: entry.term, field: 'term' });
  const end = entry.link && (await endOf(deps, learnerId, language, entry.link));
  const [term, other] = [own.term, end?.term];
  if (term === other) return failFields({ to: [messages.link_self] });
  return db.transaction(async (tx) => {
    const known = await findWords(tx, learnerId, { language, terms: [term, ...(other ? [other] : [])] });
    const undo: string[] = [];
    const save = async (text: string, found: FoundTerm | undefined, changes: Partial<Entry>) => {
      const before = known.find((word) => word.id === found?.term);
      if (before && changes.translation === undefined && changes.knowledge_level === undefined) return;
      const done = await words.save(tx, learnerId, {
        text,
        language,
        ...(found ? { parts: found.parts ?? [found.term] } : {}),
        knowledge_level: changes.knowledge_level ?? before?.level ?? 1,
        ...(changes.translation === undefined ? {} : { translation: changes.translation }),
      });
      if (done.undo) undo.unshift(done.undo);
    };
    await save(entry.term, own, entry);
    if (typeof entry.link?.to === 'string') await save(entry.link.to, end, {});
    const { link, isNew } = other
      ? await linkWords(tx, learnerId, { language, a: term, b: other, ...(entry.link as Link) })
      : { link: null, isNew: false };
    const after = await findWords(tx, learnerId, { language, terms: [term, ...(other ? [other] : [])] });
    const nodeOf = (id: number | undefined) => {
      const row = after.find((word) => word.id === id);
      return row ? presentNode(row) : null;
    };
    const node = nodeOf(term) ?? fail('word_not_found');
    const isNewWord = after.length > known.length;
    return new Answer(isNewWord || isNew ? 201 : 200, { node, other: nodeOf(other), link, undo });
  });
}

async function termOf(
  deps: TermDeps,
  { language, text, field }: { language: number; text: string; field: string },
): Promise<FoundTerm> {
  const [found] = await findTerms(deps, language, [text]);
  if (typeof found === 'object') return found;
  const sentence = found === 'phrase_too_long' ? messages.phrase_long : messages.word_required;
  return failFields({ [field]: [sentence] });
}

/** Finds the other end of a link: one of the learner's words by its ID, or any word by its text. */
async function endOf(deps: TermDeps, learnerId: string, language: number, { to }: Link): Promise<FoundTerm> {
  if (typeof to === 'string') return termOf(deps, { language, text: to, field: 'to' });
  const [word] = await findWords(deps.db, learnerId, { language, terms: [to] });
  return word ? { term: word.id, parts: undefined } : fail('word_not_found');
}

async function linkWords(
  tx: Transaction,
  learnerId: string,
  { kind, suggested, ...ends }: { language: number; a: number; b: number } & Omit<Link, 'to'>,
): Promise<{ link: LinkRow; isNew: boolean }> {
  const source = suggested ? 'suggestion' : 'hand';
  const made = await insertLink(tx, learnerId, { id: newId(), kind, source, ...ends });
  if (made) return { link: made, isNew: true };
  const link = (await findLink(tx, learnerId, { ...ends, kind })) ?? fail('word_not_found');
  return { link, isNew: false };
}
