import { fail } from '@glossa/contract/failure';
import type { Difficulty } from '@glossa/contract/fields';
import type { StarterText } from '@glossa/contract/starter-texts';
import type { Task } from '@glossa/contract/tasks';
import { newId } from '@glossa/db/new-id';
import { cleanText } from '@glossa/language/clean-text';

import { readStoriesForLanguage, readStories } from '#domain/library/read-stories.ts';
import {
  prepareContent,
  enqueueAnalysis,
  enqueueLemmaSearch,
  type ContentDeps,
} from '#domain/library/store-content.ts';
import { storeText } from '#domain/library/store-text.ts';
import { addText } from '../upload/service.ts';
import * as queries from './queries.ts';

/** Returns the stories in a language, each with its first paragraph. */
export const listStarterTexts = async (language: number): Promise<StarterText[]> =>
  (await readStoriesForLanguage(language)).map(({ title, difficulty, content }) => ({
    title,
    difficulty,
    opening: content.trim().split(/\n\s*\n/)[0] ?? '',
  }));

/**
 * Adds the story with the given difficulty to a library, along with the other stories if the learner has never had a
 * text in that language. Returns the ID of the story's text, which may already exist, and the task if the text is
 * analyzed in the background.
 * @throws {Failure} text_not_found if there is no such story
 */
export async function addStarterText(
  deps: ContentDeps,
  ownerId: string,
  { language, difficulty }: { language: number; difficulty: Difficulty },
): Promise<{ id: string; task: Task | null }> {
  const stories = await readStoriesForLanguage(language);
  if (!stories.some((story) => story.difficulty === difficulty)) fail('text_not_found');
  const prepared = await Promise.all(
    // Hardest first, so that the newest text in the library is the easiest. The fixed order also avoids a deadlock
    // between learners who add the same documents.
    stories.toReversed().map(async (story) => {
      const content = await prepareContent(deps, { content: cleanText(story.content), language });
      return { story, content, isRequested: story.difficulty === difficulty };
    }),
  );
  const { requested, stored } = await deps.db.transaction(async (tx) => {
    await queries.lockLibrary(tx, ownerId);
    const hasHadTexts = await queries.hasHadTexts(tx, ownerId, language);
    const added: { task: Task | null; documentId: number; isAnalyzed: boolean }[] = [];
    let chosenText: { id: string; task: Task | null } | undefined;
    for (const { story, content, isRequested } of prepared) {
      if (hasHadTexts && !isRequested) continue;
      const existing = hasHadTexts ? await queries.findTextWithContent(tx, ownerId, content) : undefined;
      if (existing !== undefined) {
        chosenText = { id: existing, task: null };
        continue;
      }
      const id = newId();
      const { title, author, tags } = story;
      const text = { id, ownerId, title, author, tags, difficulty: story.difficulty, isPart: !isRequested };
      const { task, documentId } = await storeText(
        tx,
        { ...text, source: '', audioUrl: '', audioKey: null, cues: null },
        content,
      );
      added.push({ task, documentId, isAnalyzed: content.analyzed !== undefined });
      if (isRequested) chosenText = { id, task };
    }
    return { requested: chosenText ?? fail('text_not_found'), stored: added };
  });
  for (const { task, documentId, isAnalyzed } of stored) {
    if (task) await enqueueAnalysis(deps, documentId);
    else if (isAnalyzed) await enqueueLemmaSearch(deps, documentId);
  }
  return requested;
}

/**
 * Adds the starter library to each demo account once; deleted texts aren't added again. Stories that need a dictionary
 * are left to the worker, like any upload.
 */
export async function seedStarterLibrary(deps: ContentDeps): Promise<void> {
  const learners = await queries.listDemoLearners(deps.db);
  if (learners.length === 0) return;
  const stories = await readStories();
  for (const id of learners) {
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
