import { cardStyle } from './card-style.ts';

/** An Anki note type: its fields and its cards. */
export interface NoteType<Field extends string = string> {
  /** Has to stay the same, so that importing a deck again updates its notes. */
  id: number;
  name: string;
  /** Anki compares the first field to detect duplicate notes. */
  fields: readonly Field[];
  /** A card is generated only if its `requiredField` field isn't empty. */
  cards: readonly { name: string; front: string; back: string; requiredField: Field }[];
}

/** Wraps a field in an element that is omitted when the field is empty. */
export const optionalField = (field: string, className: string): string =>
  `{{#${field}}}<div class="${className}" dir="auto">{{${field}}}</div>{{/${field}}}`;

/** The line between a card's question and answer. */
export const answerLine = '<hr id="answer">';

/** Returns the note type in Anki's format. */
export const noteTypeJson = ({ id, name, fields, cards }: NoteType, modified: number, deckId: number) => ({
  id,
  name,
  type: 0,
  mod: modified,
  usn: -1,
  sortf: 0,
  did: deckId,
  tags: [],
  vers: [],
  req: cards.map(({ requiredField }, ord) => [ord, 'any', [fields.indexOf(requiredField)]]),
  flds: fields.map((field, ord) => ({
    name: field,
    ord,
    font: 'Arial',
    size: 20,
    rtl: false,
    sticky: false,
    media: [],
  })),
  tmpls: cards.map((card, ord) => ({
    name: card.name,
    ord,
    qfmt: card.front,
    afmt: card.back,
    bqfmt: '',
    bafmt: '',
    did: null,
    bfont: '',
    bsize: 0,
  })),
  css: cardStyle,
  latexPre:
    '\\documentclass[12pt]{article}\n\\special{papersize=3in,5in}\n\\usepackage{amssymb,amsmath}\n' +
    '\\pagestyle{empty}\n\\setlength{\\parindent}{0in}\n\\begin{document}\n',
  latexPost: '\\end{document}',
});
