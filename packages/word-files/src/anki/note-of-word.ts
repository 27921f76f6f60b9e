import { createHash } from 'node:crypto';

import { blankWord } from '../blank-word.ts';
import type { WordEntry } from '../word-entry.ts';
import { noteFields, type NoteField } from './note-type.ts';

/** A word with what only a deck of cards needs. */
export interface CardWord extends WordEntry {
  /** Name of its picture among the media; null for none. */
  picture: string | null;
}

/** A row of Anki's table of notes. */
export interface Note {
  guid: string;
  /** Second of its last change. */
  modified: number;
  tags: string;
  fields: string;
  sortField: string;
  checksum: number;
  /** Number of cards: without a translation there is nothing to ask from. */
  cards: 1 | 2;
}

const fieldSeparator = '\u001f';

const html = (text: string): string =>
  text
    .replaceAll(fieldSeparator, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\n', '<br>');

const tagOf = (tag: string): string => tag.trim().replace(/\s+/gu, '_');

/** The note of a word of a language (its code). Its guid is the same at every export. */
export function noteOfWord(word: CardWord, language: string): Note {
  const parts = word.parts?.filter((part) => part !== null) ?? [word.text];
  const values: Record<NoteField, string> = {
    Word: html(word.text),
    Reading: html(word.pronunciation),
    Translation: html(word.translation),
    Definition: html(word.definition),
    Example: html(word.example),
    'Example with a gap': html(blankWord(word.example, parts, language)),
    Notes: html(word.notes),
    Image: word.picture ? `<img src="${html(word.picture)}">` : '',
    'Part of speech': html(word.part_of_speech),
    Lemma: html(word.lemma),
    Language: language,
  };
  const tags = word.tags.map(tagOf);
  return {
    guid: createHash('sha256').update(`glossa\0${language}\0${word.text}`).digest('base64url').slice(0, 12),
    modified: Math.floor(Date.parse(word.updated_at ?? word.created_at ?? '2026-01-01T00:00:00Z') / 1000),
    tags: tags.length > 0 ? ` ${tags.join(' ')} ` : '',
    fields: noteFields.map((field) => values[field]).join(fieldSeparator),
    sortField: word.text,
    // As Anki finds duplicates: the first eight digits of the SHA-1 of the first field.
    checksum: Number.parseInt(createHash('sha1').update(word.text).digest('hex').slice(0, 8), 16),
    cards: word.translation === '' ? 1 : 2,
  };
}
