import { cardStyle } from './card-style.ts';

/** A kind of notes: its fields, and the cards that are made of them. */
export interface NoteType<Field extends string = string> {
  /** Never changes: by it a second import finds what the first one made. */
  id: number;
  name: string;
  /** The first one is what Anki tells notes apart by. */
  fields: readonly Field[];
  /** `needs` is the field without which there is no such card. */
  cards: readonly { name: string; front: string; back: string; needs: Field }[];
}

/** A field in an element of its own, which is left out when the field is empty. */
export const shown = (field: string, className: string): string =>
  `{{#${field}}}<div class="${className}" dir="auto">{{${field}}}</div>{{/${field}}}`;

/** Between the question and the answer of a card. */
export const answerLine = '<hr id="answer">';

/** The note type as Anki keeps it. */
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
  req: cards.map(({ needs }, ord) => [ord, 'any', [fields.indexOf(needs)]]),
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
