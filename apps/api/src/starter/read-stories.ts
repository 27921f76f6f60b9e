import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { Difficulty } from '@glossa/contract/fields';
import { languageByCode } from '@glossa/language/languages';

/** Folder of the stories: one folder a language, one file a level. */
const storiesFolder = fileURLToPath(new URL('../../../../prisma/seed/stories', import.meta.url));

/** A story of the starter library. */
export interface Story {
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

/** All stories, by language and from the easiest: their files are called by their difficulty, in this order. */
export async function readStories(): Promise<Story[]> {
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
