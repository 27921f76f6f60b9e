import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { normalizePath } from 'vite';
import type { Plugin, Rolldown } from 'vite';

import { sourceFolder } from './source-path.ts';

/**
 * File names in a folder: `logo` stands for `logo.tsx` and `logo.module.css`, and `*` for everything below the folder.
 */
type Names = readonly string[] | '*';

/** File names by folder. */
type Files = Readonly<Record<string, Names>>;

/** A group of modules that are bundled together. */
export interface Chunk {
  name: string;
  /** Defaults to 0. A module goes into the matching group with the highest priority. */
  priority?: number;
  /** Includes everything that the entry imports statically. */
  isInitial?: boolean;
  /** The app's files and their styles. Folders are relative to src or are packages, such as `@glossa/contract`. */
  modules?: Files;
  /** Like `modules`, but includes only the styles. */
  styles?: Files;
  /** Files or folders in installed packages. */
  libraries?: Files;
  /** Exceptions to the lists above. */
  except?: Files;
}

/** The monorepo's `packages` folder. */
const packages = normalizePath(join(import.meta.dirname, '../../../packages'));

const isTest = (path: string): boolean => /\.test\.|\/testing\//.test(path);

/** Returns the absolute path of a folder listed in `modules` or `styles`. */
const resolveFolder = (folder: string): string =>
  folder.startsWith('@glossa/')
    ? `${packages}/${folder.slice('@glossa/'.length)}/src`
    : `${sourceFolder}/${folder}`;

const isOurs = (folder: string): boolean =>
  folder.startsWith('@glossa/') || /^(app|domain|features|lib|ui)\b/.test(folder);

const listFilesRecursively = (folder: string): string[] => {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => normalizePath(join(entry.parentPath, entry.name)))
      .filter((path) => /\.(tsx?|css)$/.test(path) && !isTest(path));
  } catch {
    return [];
  }
};

/**
 * Returns the paths of the files in a list.
 * @throws if an entry matches no file, for example because the file has moved
 */
function listFiles(chunk: string, list: Files, stylesOnly: boolean): string[] {
  return Object.entries(list)
    .filter(([folder]) => isOurs(folder))
    .flatMap(([folder, names]) => {
      const path = resolveFolder(folder);
      const files = listFilesRecursively(path).filter((file) => !stylesOnly || file.endsWith('.module.css'));
      return names === '*'
        ? requireFiles(files, chunk, `${folder}/*`)
        : names.flatMap((name) =>
            requireFiles(
              files.filter((file) => new RegExp(`^/${name}\\.[^/]*$`).test(file.slice(path.length))),
              chunk,
              `${folder}/${name}`,
            ),
          );
    });
}

function requireFiles(files: string[], chunk: string, entry: string): string[] {
  if (files.length > 0) return files;
  throw new Error(`build/chunks.ts: ${entry} in the chunk "${chunk}" names no file`);
}

const escapeRegExp = (path: string): string => path.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Returns the entries in `libraries`, each with a regular expression that matches the IDs of its modules. */
const libraryPatterns = (list: Files): [entry: string, expression: string][] =>
  Object.entries(list)
    .filter(([folder]) => !isOurs(folder))
    .flatMap(([folder, names]) => {
      const path = `/node_modules/${escapeRegExp(folder)}/`;
      return names === '*'
        ? [[`${folder}/*`, path] as [string, string]]
        : names.map((name): [string, string] => [
            `${folder}/${name}`,
            `${path}${escapeRegExp(name)}(?:/|\\.\\w+$)`,
          ]);
    });

/** Returns a regular expression that matches the IDs of a chunk's modules. */
function buildTest({ name, modules = {}, styles = {}, libraries = {}, except = {} }: Chunk): RegExp {
  const excluded = new Set(listFiles(name, except, false));
  const files = [...listFiles(name, modules, false), ...listFiles(name, styles, true)];
  const filePatterns = files.filter((file) => !excluded.has(file)).map((file) => `^${escapeRegExp(file)}$`);
  const packagePatterns = libraryPatterns(libraries).map(([, expression]) => expression);
  const not = libraryPatterns(except).map(([, expression]) => `(?!.*${expression})`);
  const libraryTest =
    packagePatterns.length > 0 ? [`^${not.join('')}.*(?:${packagePatterns.join('|')})`] : [];
  return new RegExp([...filePatterns, ...libraryTest].join('|'));
}

const toGroup = (chunk: Chunk): Rolldown.CodeSplittingGroup => ({
  name: chunk.name,
  priority: chunk.priority ?? 0,
  ...(chunk.isInitial ? { tags: ['$initial'] } : { test: buildTest(chunk) }),
});

/**
 * Bundles modules as listed in `chunks`. The build fails if an entry matches neither one of our files nor a loaded
 * module of a package.
 */
export function chunkGroups(chunks: readonly Chunk[]): Plugin {
  return {
    name: 'chunk-groups',
    apply: 'build',
    config: () => ({
      build: { rolldownOptions: { output: { codeSplitting: { groups: chunks.map(toGroup) } } } },
    }),
    buildEnd(error) {
      if (error) return;
      const ids = [...this.getModuleIds()];
      for (const { name, libraries = {}, except = {} } of chunks) {
        for (const [entry, expression] of [...libraryPatterns(libraries), ...libraryPatterns(except)]) {
          const test = new RegExp(expression);
          if (!ids.some((id) => test.test(id)))
            throw new Error(`build/chunks.ts: ${entry} in the chunk "${name}" names no module`);
        }
      }
    },
  };
}
