import type { HandlerInput, HandlerResult } from '@glossa/contract/endpoint';
import { fail, failFields } from '@glossa/contract/failure';
import { messages } from '@glossa/contract/messages';
import type { LinkKind, MindMapLink } from '@glossa/contract/mindmap';
import type { addToMindMap } from '@glossa/contract/mindmap-entries';
import type { Database, Queryable, Transaction } from '@glossa/db/database';
import { isDuplicate } from '@glossa/db/failures';
import { newId } from '@glossa/db/new-id';

import { findTerms, type FoundTerm, type TermDeps } from './find-terms.ts';
import { presentNode } from './present-node.ts';
import * as queries from './queries.ts';
import type { Words } from './words-port.ts';

type Entry = HandlerInput<typeof addToMindMap>['body'];
type Link = NonNullable<Entry['link']>;
type Added = HandlerResult<typeof addToMindMap>;

/**
 * Adds a word, a link to another word, or both, in one transaction. An existing word keeps the fields that the entry
 * doesn't have.
 * @returns the word and its link, and whether either is new
 * @throws {Failure} word_not_found, or an error on the field `term` or `to`
 */
export async function addEntry(
  { db, words, analyzer }: TermDeps & { db: Database; words: Words },
  learnerId: string,
  language: number,
  entry: Entry,
): Promise<{ isNew: boolean; added: Added }> {
  // All learners share terms, so inserting them before the transaction avoids blocking other learners.
  const deps = { db, analyzer };
  const resolved = await resolveTerm(deps, { language, text: entry.term, field: 'term' });
  const target = entry.link && (await resolveTarget(deps, learnerId, language, entry.link));
  const [term, other] = [resolved.term, target?.term];
  if (term === other) return failFields({ to: [messages.link_self] });
  return db.transaction(async (tx) => {
    const known = await queries.findWords(tx, learnerId, {
      language,
      terms: [term, ...(other ? [other] : [])],
    });
    const undo: string[] = [];
    const save = async (text: string, found: FoundTerm | undefined, changes: Partial<Entry>) => {
      const before = known.find((word) => word.id === found?.term);
      if (before && changes.translation === undefined && changes.knowledge_level === undefined) return;
      const savedWord = await words.save(tx, learnerId, {
        text,
        language,
        ...(found ? { parts: found.parts ?? [found.term] } : {}),
        knowledge_level: changes.knowledge_level ?? before?.level ?? 1,
        ...(changes.translation === undefined ? {} : { translation: changes.translation }),
      });
      if (savedWord.undo) undo.unshift(savedWord.undo);
    };
    await save(entry.term, resolved, entry);
    if (typeof entry.link?.to === 'string') await save(entry.link.to, target, {});
    const { link, isNew } = other
      ? await linkWords(tx, learnerId, { language, a: term, b: other, ...(entry.link as Link) })
      : { link: null, isNew: false };
    const after = await queries.findWords(tx, learnerId, {
      language,
      terms: [term, ...(other ? [other] : [])],
    });
    const nodeOf = (id: number | undefined) => {
      const row = after.find((word) => word.id === id);
      return row ? presentNode(row) : null;
    };
    const node = nodeOf(term) ?? fail('word_not_found');
    const isNewWord = after.length > known.length;
    return { isNew: isNewWord || isNew, added: { node, other: nodeOf(other), link, undo } };
  });
}

/**
 * Changes the kind of a link.
 * @throws {Failure} link_not_found, or link_exists if the words already have a link of this kind
 */
export async function changeLinkKind(
  db: Database,
  learnerId: string,
  change: { id: string; kind: LinkKind },
): Promise<MindMapLink> {
  try {
    return (await queries.setLinkKind(db, learnerId, change)) ?? fail('link_not_found');
  } catch (error) {
    if (isDuplicate(error)) return fail('link_exists');
    throw error;
  }
}

/** Deletes a link. @throws {Failure} link_not_found */
export async function deleteLink(db: Queryable, learnerId: string, id: string): Promise<void> {
  if (!(await queries.deleteLink(db, learnerId, id))) fail('link_not_found');
}

/** Resolves a word or phrase. @throws {Failure} an error on `field` if the text has no word or is too long a phrase */
async function resolveTerm(
  deps: TermDeps,
  { language, text, field }: { language: number; text: string; field: string },
): Promise<FoundTerm> {
  const [found] = await findTerms(deps, language, [text]);
  if (typeof found === 'object') return found;
  const sentence = found === 'phrase_too_long' ? messages.phrase_long : messages.word_required;
  return failFields({ [field]: [sentence] });
}

/** Resolves the other end of a link: one of the learner's words by ID, or any word by its text. */
async function resolveTarget(
  deps: TermDeps,
  learnerId: string,
  language: number,
  { to }: Link,
): Promise<FoundTerm> {
  if (typeof to === 'string') return resolveTerm(deps, { language, text: to, field: 'to' });
  const [word] = await queries.findWords(deps.db, learnerId, { language, terms: [to] });
  return word ? { term: word.id, parts: undefined } : fail('word_not_found');
}

/** Links two words, or finds their existing link of this kind. */
async function linkWords(
  tx: Transaction,
  learnerId: string,
  { kind, suggested, ...ends }: { language: number; a: number; b: number } & Omit<Link, 'to'>,
): Promise<{ link: queries.LinkRow; isNew: boolean }> {
  const source = suggested ? 'suggestion' : 'hand';
  const inserted = await queries.insertLink(tx, learnerId, { id: newId(), kind, source, ...ends });
  if (inserted) return { link: inserted, isNew: true };
  const link = (await queries.findLink(tx, learnerId, { ...ends, kind })) ?? fail('word_not_found');
  return { link, isNew: false };
}
