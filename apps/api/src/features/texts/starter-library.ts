import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { Difficulty } from '@glossa/contract/fields';
import { statement, type Database } from '@glossa/db/database';
import { languageByCode } from '@glossa/language/languages';
import type { ContentDeps } from '@glossa/library/store-content';

import { addText } from './upload-text.ts';

/** Folder of the stories: one folder a language, one file a level. */
const storiesFolder = fileURLToPath(new URL('../../../../../prisma/seed/stories', import.meta.url));

interface Story {
  language: number;
  title: string;
  author: string;
  difficulty: Difficulty;
  tags: string[];
  content: string;
}

/** Reads a story: a head of `name: value` lines between two `---`, then the text. */
function parseStory(language: number, file: string): Story {
  const [, head = '', content = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(file) ?? [];
  const fields = new Map(
    head.split('\n').map((line) => {
      const at = line.indexOf(':');
      return [line.slice(0, at).trim(), line.slice(at + 1).trim()] as const;
    }),
  );
  return {
    language,
    title: fields.get('title') ?? '',
    author: fields.get('author') ?? '',
    difficulty: Difficulty.parse(fields.get('difficulty')),
    tags: (fields.get('tags') ?? '')
      .replaceAll(/^\[|\]$/g, '')
      .split(',')
      .map((tag) => tag.trim())
      .filter(Boolean),
    content,
  };
}

async function readStories(): Promise<Story[]> {
  const codes = await readdir(storiesFolder);
  const lists = await Promise.all(
    codes.map(async (code) => {
      const language = languageByCode(code);
      if (!language) return [];
      const folder = path.join(storiesFolder, code);
      const names = (await readdir(folder)).filter((name) => name.endsWith('.md')).sort();
      return Promise.all(
        names.map(async (name) => parseStory(language.id, await readFile(path.join(folder, name), 'utf8'))),
      );
    }),
  );
  return lists.flat();
}

// Learners who were made as demo accounts and have no library yet.
const waiting = statement(
  'learners-without-texts',
  `SELECT id FROM learner l WHERE account_type = 'learner' AND email LIKE '%@glossa.local'
     AND NOT EXISTS (SELECT 1 FROM text WHERE owner_id = l.id)
     AND NOT EXISTS (SELECT 1 FROM shelf_count WHERE owner_id = l.id)`,
);

/**
 * Gives the demo accounts the starter library, once: what they delete stays deleted.
 * Stories that need a dictionary are left to the worker, as with every upload.
 */
export async function seedStarterLibrary(deps: ContentDeps & { db: Database }): Promise<void> {
  const learners = await deps.db.rows<{ id: string }>(waiting);
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
        },
        files: {},
      });
    }
  }
}
