import { answerLine, shown, type NoteType } from './note-type.ts';
import { html, noteOf, type Note } from './note.ts';

/** A sentence spoken in a video. */
export interface SaidSentence {
  /** Identity of the sentence within its video. */
  key: readonly string[];
  /** The parts of the sentence. `chosen` ones belong to the word that it was exported for. */
  pieces: readonly { text: string; chosen: boolean }[];
  /** The chosen word. Empty if there is none, as are the other word fields. */
  word: string;
  reading: string;
  translation: string;
  /** The text of the second subtitle track at that time. */
  sentenceTranslation: string;
  /** Names of media files, or null. */
  audio: string | null;
  picture: string | null;
  /** The video in which it is spoken. */
  source: string;
  /** Code of the language. */
  language: string;
  now: Date;
}

const fields = [
  'Sentence',
  'Word',
  'Reading',
  'Translation',
  'Sentence translation',
  'Audio',
  'Picture',
  'Source',
  'Language',
] as const;

const sentence =
  `${shown('Picture', 'picture')}\n` +
  '<div class="sentence" dir="auto" lang="{{Language}}">{{Sentence}}</div>';
const answer = [
  '{{Audio}}',
  '{{#Word}}<div class="asked" dir="auto" lang="{{Language}}">{{Word}}</div>{{/Word}}',
  shown('Reading', 'reading'),
  shown('Translation', 'translation'),
  shown('Sentence translation', 'example'),
  shown('Source', 'source'),
].join('\n');

/** The note type for video sentences, with one card: from the sentence to its meaning and audio. */
export const sentenceNoteType: NoteType<(typeof fields)[number]> = {
  id: 1_763_700_000_002,
  name: 'Glossa sentence',
  fields,
  cards: [
    {
      name: 'Sentence → meaning',
      front: sentence,
      back: `${sentence}\n${answerLine}\n${answer}`,
      needs: 'Sentence',
    },
  ],
};

/** Creates the note of a sentence. */
export function noteOfSentence(said: SaidSentence): Note {
  const { audio, picture } = said;
  return noteOf(sentenceNoteType, {
    key: said.key,
    values: {
      Sentence: said.pieces
        .map(({ text, chosen }) => (chosen ? `<b>${html(text)}</b>` : html(text)))
        .join('')
        .replaceAll('</b><b>', ''),
      Word: html(said.word),
      Reading: html(said.reading),
      Translation: html(said.translation),
      'Sentence translation': html(said.sentenceTranslation),
      Audio: audio ? `[sound:${audio}]` : '',
      Picture: picture ? `<img src="${html(picture)}">` : '',
      Source: html(said.source),
      Language: said.language,
    },
    sortField: said.pieces.map(({ text }) => text).join(''),
    created: said.now.getTime(),
    modified: Math.floor(said.now.getTime() / 1000),
    cards: 1,
    media: [audio, picture].filter((name) => name !== null),
  });
}
