import { Word } from '@glossa/formats/archive/records/words';

import { writeWords } from './write-words.ts';
import { checkForm } from '../check-form.ts';
import { defineKind } from '../kind.ts';
import * as queries from './queries.ts';

/** The vocabulary: words and phrases with their tags and images. */
export const words = defineKind({
  name: 'words',
  tables: ['learner_word', 'word_tag', 'word_image'],
  schema: Word,
  select: queries.sql.selectWords,
  media: queries.sql.mediaWords,
  sheet: [
    'language',
    'text',
    'level',
    'ignored',
    'translation',
    'definition',
    'pronunciation',
    'example',
    'notes',
    'part_of_speech',
    'lemma',
    'tags',
    'picture',
    'created_at',
    'updated_at',
    'started_at',
    'known_at',
  ],
  check: ({ text, language, picture }, references) => {
    checkForm(text, language);
    references.addMedia(picture, 'picture');
  },
  write: writeWords,
});
