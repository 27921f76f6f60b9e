import { fail } from '@glossa/contract/failure';
import { columnFields } from '@glossa/contract/word-import';

import { fieldsByName } from './column-names.ts';
import type { Row, WordFile } from './row.ts';
import { rowOf } from './table-row.ts';
import type { FoundEntry } from './word-entry.ts';
import { jsonFormat } from './write-json.ts';

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns whether a text is recognizable as JSON. */
export const looksLikeJson = (text: string): boolean => /^\s*(\{\s*"|\[\s*[{\]])/.test(text.slice(0, 1000));

/** Opens a JSON file: our own export, or any list of objects, whose keys become the columns. */
export function openJson(text: string): WordFile {
  const content = parse(text);
  const words: unknown = isFields(content) ? content['words'] : content;
  if (!Array.isArray(words) || !words.some(isFields)) fail('file_has_no_words');
  return isFields(content) && content['format'] === jsonFormat
    ? openOwn(words, content['language'])
    : openList(words);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    fail('file_has_no_words');
  }
}

const ownFields = columnFields.filter((field) => field !== 'language');

function openOwn(words: readonly unknown[], language: unknown): WordFile {
  const named = typeof language === 'string' ? language : undefined;
  return {
    kind: 'glossa',
    mappable: false,
    names: ownFields,
    header: null,
    proposed: { fields: ownFields, scale: 'glossa' },
    sample: (count) =>
      words.slice(0, count).map((word, index) => ({
        line: index + 1,
        cells: ownFields.map((field) => (isFields(word) ? shownText(word[field]) : '')),
      })),
    *rows() {
      for (const [index, word] of words.entries()) {
        yield { line: index + 1, language: named, ...ownEntry(word) };
      }
    },
  };
}

const shownText = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(shownText).join(', ');
  if (typeof value === 'string') return value;
  return value === null || value === undefined ? '' : JSON.stringify(value);
};

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

function momentOf(value: unknown): string | null | undefined {
  if (value === null) return null;
  if (typeof value !== 'string' || Number.isNaN(Date.parse(value))) return undefined;
  return new Date(value).toISOString();
}

function partsOf(value: unknown): FoundEntry['parts'] {
  const isParts =
    Array.isArray(value) &&
    value.length > 1 &&
    value.length < 32 &&
    value.every((part) => part === null || (typeof part === 'string' && part.trim() !== '')) &&
    value[0] !== null &&
    value.at(-1) !== null;
  return isParts ? (value as (string | null)[]) : undefined;
}

function ownEntry(word: unknown): Pick<Row, 'entry' | 'refusal'> {
  const text = isFields(word) ? textOf(word['text']) : undefined;
  if (!isFields(word) || text === undefined) return { entry: { text: '' }, refusal: 'broken' };
  const level = word['level'];
  const isLevel =
    level === undefined || (Number.isInteger(level) && Number(level) >= 0 && Number(level) <= 5);
  const tags = word['tags'];
  return {
    entry: {
      text,
      parts: partsOf(word['parts']),
      level: level === undefined ? undefined : Number(level),
      ignored: typeof word['ignored'] === 'boolean' ? word['ignored'] : undefined,
      translation: textOf(word['translation']),
      definition: textOf(word['definition']),
      pronunciation: textOf(word['pronunciation']),
      example: textOf(word['example']),
      notes: textOf(word['notes']),
      part_of_speech: textOf(word['part_of_speech']),
      lemma: textOf(word['lemma']),
      tags: Array.isArray(tags) ? tags.filter((tag) => typeof tag === 'string') : undefined,
      created_at: momentOf(word['created_at']) ?? undefined,
      started_at: momentOf(word['started_at']),
      known_at: momentOf(word['known_at']),
    },
    refusal: isLevel ? undefined : 'level_unknown',
  };
}

/** Maximum number of columns in a list, and number of objects whose keys are collected. */
const [mostColumns, asked] = [50, 200];

/** Opens a list of objects as a table with their keys as columns. */
function openList(words: readonly unknown[]): WordFile {
  const objects = words.map((word) => (isFields(word) ? word : {}));
  const names = [...new Set(objects.slice(0, asked).flatMap(Object.keys))].slice(0, mostColumns);
  const record = (object: Fields, index: number) => ({
    line: index + 1,
    cells: names.map((name) => shownText(object[name])),
  });
  return {
    kind: 'json',
    mappable: true,
    names,
    header: null,
    proposed: { fields: fieldsByName(names), scale: 'glossa' },
    sample: (count) => objects.slice(0, count).map(record),
    *rows(reading) {
      for (const [index, object] of objects.entries()) {
        yield rowOf(record(object, index), { kind: 'json', html: false, tags: 'list' }, reading);
      }
    },
  };
}
