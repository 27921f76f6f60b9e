import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

import { difficulties } from '@glossa/contract/difficulties';
import { Difficulty } from '@glossa/contract/fields';
import { languageByCode, languageById, type Language } from '@glossa/language/languages';

import { storiesFolder } from '#paths.ts';

export interface Story {
  language: number;
  title: string;
  author: string;
  difficulty: Difficulty;
  tags: string[];
  content: string;
}

/** Parses a story: front matter with `name: value` lines between two `---`, then the text. */
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

const difficultyRank = ({ difficulty }: Story): number => difficulties.indexOf(difficulty);

async function readFolder({ code, id }: Language): Promise<Story[]> {
  const folder = path.join(storiesFolder, code);
  const names = (await readdir(folder)).filter((name) => name.endsWith('.md'));
  const stories = await Promise.all(
    names.map(async (name) => parseStory(id, await readFile(path.join(folder, name), 'utf8'))),
  );
  return stories.toSorted((one, other) => difficultyRank(one) - difficultyRank(other));
}

/** Returns the stories of a language, easiest first; empty if it has none. */
export async function readStoriesForLanguage(languageId: number): Promise<Story[]> {
  const language = languageById(languageId);
  const codes = await readdir(storiesFolder);
  return language && codes.includes(language.code) ? readFolder(language) : [];
}

/** Returns all stories, by language, easiest first. */
export async function readStories(): Promise<Story[]> {
  const codes = await readdir(storiesFolder);
  const found = codes.flatMap((code) => languageByCode(code) ?? []);
  return (await Promise.all(found.map(readFolder))).flat();
}
