import type { Database } from '@glossa/db/database';
import { many, statements } from '@glossa/db/statements';

import { readStories } from '#domain/library/read-stories.ts';
import type { ContentDeps } from '#domain/library/store-content.ts';
import { addText } from './upload-text.ts';
import type { QueryTypes } from './starter-library.types.ts';

export const sql = statements<QueryTypes>('textsStarterLibrary', {
  // Demo learners who don't have a library yet.
  listDemoLearners: `SELECT id FROM learner l WHERE account_type = 'learner' AND email LIKE '%@glossa.local'
     AND NOT EXISTS (SELECT 1 FROM text WHERE owner_id = l.id)
     AND NOT EXISTS (SELECT 1 FROM shelf_count WHERE owner_id = l.id)`,
});

/**
 * Adds the starter library to the demo accounts, once: texts they delete stay deleted. Stories that need a dictionary
 * are left to the worker, as with every upload.
 */
export async function seedStarterLibrary(deps: ContentDeps & { db: Database }): Promise<void> {
  const learners = await many(deps.db, sql.listDemoLearners, []);
  if (learners.length === 0) return;
  const stories = await readStories();
  for (const { id } of learners) {
    for (const { language, title, author, difficulty, tags, content } of stories) {
      await addText(deps, id, {
        body: {
          title,
          text: content,
          author,
          source: '',
          tags,
          audioUrl: '',
          difficulty_level: difficulty,
          language,
          from_subtitles: false,
        },
        files: {},
      });
    }
  }
}
