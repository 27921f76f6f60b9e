import { Word } from '@glossa/formats/archive/records/words';

import { writeWords } from '../write-words.ts';
import { checkForm } from './check-form.ts';
import { kind } from './kind.ts';

/** The vocabulary: words and phrases with their tags and pictures. */
export const words = kind({
  name: 'words',
  tables: ['learner_word', 'word_tag', 'word_image'],
  schema: Word,
  select: `SELECT lw.language, lw.form AS text,
      CASE WHEN lw.parts IS NOT NULL AND lw.parts <> '{}' THEN ARRAY(
        SELECT t.form FROM unnest(lw.parts) WITH ORDINALITY AS part(id, place)
        LEFT JOIN term t ON t.id = part.id ORDER BY part.place) END AS parts,
      lw.level, lw.ignored, lw.translation, lw.definition, lw.pronunciation, lw.example, lw.notes, lw.part_of_speech,
      lw.lemma, ARRAY(SELECT g.name::text FROM word_tag wt JOIN tag g ON g.id = wt.tag_id
        WHERE wt.learner_id = lw.learner_id AND wt.term_id = lw.term_id ORDER BY g.name) AS tags,
      lw.image_key AS picture, lw.created_at, lw.updated_at, lw.started_at, lw.known_at
    FROM learner_word lw WHERE lw.learner_id = $1 ORDER BY lw.language, lw.term_id`,
  media: `SELECT image_key AS name, image_key AS key FROM learner_word
    WHERE learner_id = $1 AND image_key IS NOT NULL ORDER BY term_id`,
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
  check: ({ text, language, picture }, seen) => {
    checkForm(text, language);
    seen.addMedia(picture, 'picture');
  },
  write: writeWords,
});
