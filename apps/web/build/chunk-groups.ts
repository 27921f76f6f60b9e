import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { normalizePath } from 'vite';
import type { Plugin, Rolldown } from 'vite';

import { sourceFolder } from './source-path.ts';

/** Names in a folder: `logo` is `logo.tsx` and `logo.module.css`; `*` is everything below the folder. */
type Names = readonly string[] | '*';

/** Names by folder. */
type Files = Readonly<Record<string, Names>>;

/** A group of modules that are bundled together. */
export interface Chunk {
  name: string;
  /** A module goes into the matching group with the highest priority; 0 by default. */
  priority?: number;
  /** Includes everything that the entry imports statically. */
  isInitial?: boolean;
  /** The app's files with their styles; folders are relative to src, or packages such as `@glossa/contract`. */
  modules?: Files;
  /** Like `modules`, but only the styles. */
  styles?: Files;
  /** Files or folders in installed packages. */
  libraries?: Files;
  /** Exceptions to the lists above. */
  except?: Files;
}

/** Folders of our packages, by the names that imports use. */
const packages = normalizePath(join(import.meta.dirname, '../../../packages'));

const isTest = (path: string): boolean => /\.test\.|\/testing\//.test(path);

/** Returns the absolute path that a folder of `modules` or `styles` names. */
const pathOf = (folder: string): string =>
  folder.startsWith('@glossa/')
    ? `${packages}/${folder.slice('@glossa/'.length)}/src`
    : `${sourceFolder}/${folder}`;

const isOurs = (folder: string): boolean =>
  folder.startsWith('@glossa/') || /^(app|domain|features|lib|ui)\b/.test(folder);

const filesBelow = (folder: string): string[] => {
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
 * Returns the paths of the files that a list names.
 *
 * @throws if an entry names no file, for example because the file has moved
 */
function filesOf(chunk: string, list: Files, stylesOnly: boolean): string[] {
  return Object.entries(list)
    .filter(([folder]) => isOurs(folder))
    .flatMap(([folder, names]) => {
      const path = pathOf(folder);
      const all = filesBelow(path).filter((file) => !stylesOnly || file.endsWith('.module.css'));
      return names === '*'
        ? orFail(all, chunk, `${folder}/*`)
        : names.flatMap((name) =>
            orFail(
              all.filter((file) => new RegExp(`^/${name}\\.[^/]*$`).test(file.slice(path.length))),
              chunk,
              `${folder}/${name}`,
            ),
          );
    });
}

function orFail(files: string[], chunk: string, entry: string): string[] {
  if (files.length > 0) return files;
  throw new Error(`build/chunks.ts: ${entry} in the chunk "${chunk}" names no file`);
}

const escaped = (path: string): string => path.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Returns the entries of `libraries`, each with an expression for the IDs of its modules. */
const librariesOf = (list: Files): [entry: string, expression: string][] =>
  Object.entries(list)
    .filter(([folder]) => !isOurs(folder))
    .flatMap(([folder, names]) => {
      const path = `/node_modules/${escaped(folder)}/`;
      return names === '*'
        ? [[`${folder}/*`, path] as [string, string]]
        : names.map((name): [string, string] => [
            `${folder}/${name}`,
            `${path}${escaped(name)}(?:/|\\.\\w+$)`,
          ]);
    });

/** Returns an expression for the IDs of a chunk's modules. */
function testOf({ name, modules = {}, styles = {}, libraries = {}, except = {} }: Chunk): RegExp {
  const left = new Set(filesOf(name, except, false));
  const files = [...filesOf(name, modules, false), ...filesOf(name, styles, true)];
  const ours = files.filter((file) => !left.has(file)).map((file) => `^${escaped(file)}$`);
  const theirs = librariesOf(libraries).map(([, expression]) => expression);
  const not = librariesOf(except).map(([, expression]) => `(?!.*${expression})`);
  const libraryTest = theirs.length > 0 ? [`^${not.join('')}.*(?:${theirs.join('|')})`] : [];
  return new RegExp([...ours, ...libraryTest].join('|'));
}

const groupOf = (chunk: Chunk): Rolldown.CodeSplittingGroup => ({
  name: chunk.name,
  priority: chunk.priority ?? 0,
  ...(chunk.isInitial ? { tags: ['$initial'] } : { test: testOf(chunk) }),
});

/**
 * Bundles modules as listed in `chunks`. The build fails if an entry matches none of our files, or nothing that is
 * loaded from a package.
 */
export function chunkGroups(chunks: readonly Chunk[]): Plugin {
  return {
    name: 'chunk-groups',
    apply: 'build',
    config: () => ({
      build: { rolldownOptions: { output: { codeSplitting: { groups: chunks.map(groupOf) } } } },
    }),
    buildEnd(error) {
      if (error) return;
      const ids = [...this.getModuleIds()];
      for (const { name, libraries = {}, except = {} } of chunks) {
        for (const [entry, expression] of [...librariesOf(libraries), ...librariesOf(except)]) {
          const test = new RegExp(expression);
          if (!ids.some((id) => test.test(id)))
            throw new Error(`build/chunks.ts: ${entry} in the chunk "${name}" names no module`);
        }
      }
    },
  };
}
