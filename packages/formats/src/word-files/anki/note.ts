import { createHash } from 'node:crypto';

import type { NoteType } from './note-type.ts';

/** A row of Anki's `notes` table, with its cards and media. */
export interface Note {
  guid: string;
  /** Creation time in milliseconds. */
  created: number;
  /** Modification time in seconds. */
  modified: number;
  tags: string;
  fields: string;
  sortField: string;
  checksum: number;
  /** Number of cards to create, starting with the note type's first card. */
  cardCount: number;
  /** File names of its images and sounds, without folders. */
  media: readonly string[];
}

/** The content and identity of a note. */
export interface NoteContent<Field extends string> {
  /** Identity of the note. Importing a later export that contains the same key updates the note. */
  key: readonly string[];
  /** Fields as HTML. Use `html` to escape plain text. */
  values: Record<Field, string>;
  /** The first field as plain text. */
  sortField: string;
  tags?: readonly string[];
  created: number;
  modified: number;
  cardCount: number;
  media: readonly string[];
}

const fieldSeparator = '\u001f';

/** Escapes plain text for an HTML field. */
export const html = (text: string): string =>
  text
    .replaceAll(fieldSeparator, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\n', '<br>');

const toAnkiTag = (tag: string): string => tag.trim().replace(/\s+/gu, '_');

/** Creates a note of the given type, with a GUID derived from its key. */
export function createNote<Field extends string>(type: NoteType<Field>, content: NoteContent<Field>): Note {
  const { key, values, sortField, tags = [], ...rest } = content;
  const identity = ['glossa', ...key].join('\0');
  return {
    ...rest,
    guid: createHash('sha256').update(identity).digest('base64url').slice(0, 12),
    tags: tags.length > 0 ? ` ${tags.map(toAnkiTag).join(' ')} ` : '',
    fields: type.fields.map((field) => values[field]).join(fieldSeparator),
    sortField,
    // Anki detects duplicates by the first eight digits of the first field's SHA-1.
    checksum: Number.parseInt(createHash('sha1').update(sortField).digest('hex').slice(0, 8), 16),
  };
}
