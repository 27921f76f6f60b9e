import { answerLine, optionalField, type NoteType } from './note-type.ts';
import { html, createNote, type Note } from './note.ts';

/** A sentence spoken in a video. */
export interface SpokenSentence {
  /** Identity of the sentence within its video. */
  key: readonly string[];
  /** The parts of the sentence. `isTarget` marks the parts of the word that the sentence was exported for. */
  pieces: readonly { text: string; isTarget: boolean }[];
  /** The chosen word. Empty if there is none, as are the other word fields. */
  word: string;
  reading: string;
  translation: string;
  /** The text of the second subtitle track during the sentence. */
  sentenceTranslation: string;
  /** Names of media files, or null. */
  audio: string | null;
  picture: string | null;
  /** The video in which it is spoken. */
  source: string;
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
  `${optionalField('Picture', 'picture')}\n` +
  '<div class="sentence" dir="auto" lang="{{Language}}">{{Sentence}}</div>';
const answer = [
  '{{Audio}}',
  '{{#Word}}<div class="asked" dir="auto" lang="{{Language}}">{{Word}}</div>{{/Word}}',
  optionalField('Reading', 'reading'),
  optionalField('Translation', 'translation'),
  optionalField('Sentence translation', 'example'),
  optionalField('Source', 'source'),
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
      requiredField: 'Sentence',
    },
  ],
};

/** Creates an Anki note for a sentence, with the word in bold. */
export function createSentenceNote(spoken: SpokenSentence): Note {
  const { audio, picture } = spoken;
  return createNote(sentenceNoteType, {
    key: spoken.key,
    values: {
      Sentence: spoken.pieces
        .map(({ text, isTarget }) => (isTarget ? `<b>${html(text)}</b>` : html(text)))
        .join('')
        .replaceAll('</b><b>', ''),
      Word: html(spoken.word),
      Reading: html(spoken.reading),
      Translation: html(spoken.translation),
      'Sentence translation': html(spoken.sentenceTranslation),
      Audio: audio ? `[sound:${audio}]` : '',
      Picture: picture ? `<img src="${html(picture)}">` : '',
      Source: html(spoken.source),
      Language: spoken.language,
    },
    sortField: spoken.pieces.map(({ text }) => text).join(''),
    created: spoken.now.getTime(),
    modified: Math.floor(spoken.now.getTime() / 1000),
    cardCount: 1,
    media: [audio, picture].filter((name) => name !== null),
  });
}
