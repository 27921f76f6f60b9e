import { blankWord } from '../blank-word.ts';
import type { WordEntry } from '../word-entry.ts';
import { answerLine, optionalField, type NoteType } from './note-type.ts';
import { html, createNote, type Note } from './note.ts';

/** A word with the additional data for its cards. */
export interface CardWord extends WordEntry {
  /** Name of its image among the media files, or null. */
  picture: string | null;
}

const fields = [
  'Word',
  'Reading',
  'Translation',
  'Definition',
  'Example',
  'Example with a gap',
  'Notes',
  'Image',
  'Part of speech',
  'Lemma',
  'Language',
  'Difficulty',
  'Frequency in my texts',
  'Frequency rank',
  'Last reviewed',
] as const;

const answer = [
  optionalField('Reading', 'reading'),
  optionalField('Translation', 'translation'),
  optionalField('Definition', 'definition'),
  optionalField('Example', 'example'),
  optionalField('Image', 'image'),
  optionalField('Notes', 'notes'),
].join('\n');

const word = '<div class="word" dir="auto" lang="{{Language}}">{{Word}}</div>';

/** The note type for words, with two cards: word to meaning, and meaning to word. */
export const wordNoteType: NoteType<(typeof fields)[number]> = {
  id: 1_763_700_000_001,
  name: 'Glossa',
  fields,
  cards: [
    {
      name: 'Word → meaning',
      front: word,
      back: `{{FrontSide}}\n${answerLine}\n${answer}`,
      requiredField: 'Word',
    },
    {
      name: 'Meaning → word',
      front:
        `{{#Translation}}\n<div class="translation" dir="auto">{{Translation}}</div>\n` +
        `${optionalField('Example with a gap', 'example')}\n{{/Translation}}`,
      back: `${word}\n${answerLine}\n${answer}`,
      requiredField: 'Translation',
    },
  ],
};

const formatNumber = (value: number | null): string => (value === null ? '' : String(value));

// Used for words whose creation date is unknown. It is earlier than any known creation date.
const fallbackDate = '2026-01-01T00:00:00Z';

/** Creates the note for a word. `language` is a code. If there is no translation, the note has only the first card. */
export function createWordNote(entry: CardWord, language: string): Note {
  const parts = entry.parts?.filter((part) => part !== null) ?? [entry.text];
  return createNote(wordNoteType, {
    key: [language, entry.text],
    values: {
      Word: html(entry.text),
      Reading: html(entry.pronunciation),
      Translation: html(entry.translation),
      Definition: html(entry.definition),
      Example: html(entry.example),
      'Example with a gap': html(blankWord(entry.example, parts, language)),
      Notes: html(entry.notes),
      Image: entry.picture ? `<img src="${html(entry.picture)}">` : '',
      'Part of speech': html(entry.part_of_speech),
      Lemma: html(entry.lemma),
      Language: language,
      Difficulty: formatNumber(entry.difficulty),
      'Frequency in my texts': formatNumber(entry.frequency),
      'Frequency rank': formatNumber(entry.frequency_rank),
      'Last reviewed': entry.last_reviewed ?? '',
    },
    sortField: entry.text,
    tags: entry.tags,
    created: Date.parse(entry.created_at ?? fallbackDate),
    modified: Math.floor(Date.parse(entry.updated_at ?? entry.created_at ?? fallbackDate) / 1000),
    cardCount: entry.translation === '' ? 1 : 2,
    media: entry.picture ? [entry.picture] : [],
  });
}
