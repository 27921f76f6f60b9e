import { cardStyle } from './card-style.ts';

/** Ids of ours in Anki. They never change: by them a second import finds what the first one made. */
export const noteTypeId = 1_763_700_000_001;
const firstDeckId = 1_763_700_001_000;

/** Id of the deck of a language, by the language's number. */
export const deckIdOf = (language: number): number => firstDeckId + language;

export const noteFields = [
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
] as const;
export type NoteField = (typeof noteFields)[number];

/** A field in an element of its own, which is left out when the field is empty. */
const shown = (field: NoteField, className: string): string =>
  `{{#${field}}}<div class="${className}" dir="auto">{{${field}}}</div>{{/${field}}}`;

const answer = [
  shown('Reading', 'reading'),
  shown('Translation', 'translation'),
  shown('Definition', 'definition'),
  shown('Example', 'example'),
  shown('Image', 'image'),
  shown('Notes', 'notes'),
].join('\n');

const word = '<div class="word" dir="auto" lang="{{Language}}">{{Word}}</div>';
const line = '<hr id="answer">';

const template = (name: string, ord: number, qfmt: string, afmt: string) => ({
  name,
  ord,
  qfmt,
  afmt,
  bqfmt: '',
  bafmt: '',
  did: null,
  bfont: '',
  bsize: 0,
});

/** The note type with its two cards: from the word to its meaning, and from the meaning to the word. */
export const noteType = (modified: number, deckId: number) => ({
  id: noteTypeId,
  name: 'Glossa',
  type: 0,
  mod: modified,
  usn: -1,
  sortf: 0,
  did: deckId,
  tags: [],
  vers: [],
  req: [
    [0, 'any', [noteFields.indexOf('Word')]],
    [1, 'any', [noteFields.indexOf('Translation')]],
  ],
  flds: noteFields.map((name, ord) => ({
    name,
    ord,
    font: 'Arial',
    size: 20,
    rtl: false,
    sticky: false,
    media: [],
  })),
  tmpls: [
    template('Word → meaning', 0, word, `{{FrontSide}}\n${line}\n${answer}`),
    template(
      'Meaning → word',
      1,
      `{{#Translation}}\n<div class="translation" dir="auto">{{Translation}}</div>\n` +
        `${shown('Example with a gap', 'example')}\n{{/Translation}}`,
      `${word}\n${line}\n${answer}`,
    ),
  ],
  css: cardStyle,
  latexPre:
    '\\documentclass[12pt]{article}\n\\special{papersize=3in,5in}\n\\usepackage{amssymb,amsmath}\n' +
    '\\pagestyle{empty}\n\\setlength{\\parindent}{0in}\n\\begin{document}\n',
  latexPost: '\\end{document}',
});
