import { answerLine, shown, type NoteType } from './note-type.ts';
import { html, noteOf, type Note } from './note.ts';

/** A sentence that is said in a video. */
export interface SaidSentence {
  /** What makes it this sentence of this video. */
  key: readonly string[];
  /** The sentence in pieces; `chosen` are those of the word it was taken for. */
  pieces: readonly { text: string; chosen: boolean }[];
  /** The chosen word; its texts are empty when there is none. */
  word: string;
  reading: string;
  translation: string;
  /** What the second subtitles say meanwhile. */
  sentenceTranslation: string;
  /** Names among the media; null for none. */
  audio: string | null;
  picture: string | null;
  /** Where it is said. */
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

/** Sentences of videos, with one card: from the sentence to what it means and how it sounds. */
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

/** The note of a sentence. */
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
