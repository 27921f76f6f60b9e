import { createHash } from 'node:crypto';

import type { NoteType } from './note-type.ts';

/** A row of Anki's table of notes, with what belongs to it. */
export interface Note {
  guid: string;
  /** Millisecond of its making. */
  created: number;
  /** Second of its last change. */
  modified: number;
  tags: string;
  fields: string;
  sortField: string;
  checksum: number;
  /** Number of its cards, the first ones of its type. */
  cards: number;
  /** Names of the pictures and sounds that it shows, without folders. */
  media: readonly string[];
}

/** What a note says, and how it is known again. */
export interface NoteContent<Field extends string> {
  /** What makes it this note: another export with the same key updates it. */
  key: readonly string[];
  /** Its fields in HTML, see `html`. */
  values: Record<Field, string>;
  /** The first field as plain text. */
  sortField: string;
  tags?: readonly string[];
  created: number;
  modified: number;
  cards: number;
  media: readonly string[];
}

const fieldSeparator = '\u001f';

/** Plain text as HTML of a field. */
export const html = (text: string): string =>
  text
    .replaceAll(fieldSeparator, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\n', '<br>');

const tagOf = (tag: string): string => tag.trim().replace(/\s+/gu, '_');

/** A note of a type. */
export function noteOf<Field extends string>(type: NoteType<Field>, content: NoteContent<Field>): Note {
  const { key, values, sortField, tags = [], ...rest } = content;
  const identity = ['glossa', ...key].join('\0');
  return {
    ...rest,
    guid: createHash('sha256').update(identity).digest('base64url').slice(0, 12),
    tags: tags.length > 0 ? ` ${tags.map(tagOf).join(' ')} ` : '',
    fields: type.fields.map((field) => values[field]).join(fieldSeparator),
    sortField,
    // As Anki finds duplicates: the first eight digits of the SHA-1 of the first field.
    checksum: Number.parseInt(createHash('sha1').update(sortField).digest('hex').slice(0, 8), 16),
  };
}
