import { fail } from '@glossa/contract/failure';
import type { Difficulty } from '@glossa/contract/fields';
import type { StarterText } from '@glossa/contract/starter-texts';
import type { Task } from '@glossa/contract/tasks';
import { newId } from '@glossa/db/new-id';
import { cleanText } from '@glossa/language/clean-text';

import { placeText } from '#domain/library/place-text.ts';
import { readStoriesOf } from '#domain/library/read-stories.ts';
import {
  prepareContent,
  requestAnalysis,
  requestLemmas,
  type ContentDeps,
} from '#domain/library/store-content.ts';
import { findTextOfContent, holdLibrary, isLibraryBegun } from './starter-queries.ts';

/** Returns the stories of a language, each with its first paragraph. */
export const tasteStarterTexts = async (language: number): Promise<StarterText[]> =>
  (await readStoriesOf(language)).map(({ title, difficulty, content }) => ({
    title,
    difficulty,
    opening: content.trim().split(/\n\s*\n/)[0] ?? '',
  }));

/**
 * Adds the story of a difficulty to a library, and the other ones too if the library has no text in that language yet.
 * Returns the ID of its text, which may have existed before, and the task if it is analyzed in the background.
 */
export async function takeStarterText(
  deps: ContentDeps,
  ownerId: string,
  { language, difficulty }: { language: number; difficulty: Difficulty },
): Promise<{ id: string; task: Task | null }> {
  const stories = await readStoriesOf(language);
  if (!stories.some((story) => story.difficulty === difficulty)) fail('text_not_found');
  const prepared = await Promise.all(
    // Hardest first, so that the newest text in the library is the easiest. The fixed order also avoids a deadlock
    // between learners who add the same documents.
    stories.toReversed().map(async (story) => {
      const content = await prepareContent(deps, { content: cleanText(story.content), language });
      return { story, content, isWanted: story.difficulty === difficulty };
    }),
  );
  const { wanted, placed } = await deps.db.transaction(async (tx) => {
    await holdLibrary(tx, ownerId);
    const isBegun = await isLibraryBegun(tx, ownerId, language);
    const made: { task: Task | null; documentId: number; isAnalysed: boolean }[] = [];
    let chosen: { id: string; task: Task | null } | undefined;
    for (const { story, content, isWanted } of prepared) {
      if (isBegun && !isWanted) continue;
      const known = isBegun ? await findTextOfContent(tx, ownerId, content) : undefined;
      if (known !== undefined) {
        chosen = { id: known, task: null };
        continue;
      }
      const id = newId();
      const { title, author, tags } = story;
      const text = { id, ownerId, title, author, tags, difficulty: story.difficulty, isPart: !isWanted };
      const { task, documentId } = await placeText(
        tx,
        { ...text, source: '', audioUrl: '', audioKey: null, cues: null },
        content,
      );
      made.push({ task, documentId, isAnalysed: content.analysed !== undefined });
      if (isWanted) chosen = { id, task };
    }
    return { wanted: chosen ?? fail('text_not_found'), placed: made };
  });
  for (const { task, documentId, isAnalysed } of placed) {
    if (task) await requestAnalysis(deps, documentId);
    else if (isAnalysed) await requestLemmas(deps, documentId);
  }
  return wanted;
}
