import { fail } from '@glossa/contract/failure';
import { columnFields } from '@glossa/contract/word-import';

import { fieldsByName } from './column-names.ts';
import type { Row, WordFile } from './row.ts';
import { toRow } from './table-row.ts';
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
    ? openGlossaFile(words, content['language'])
    : openList(words);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    fail('file_has_no_words');
  }
}

const glossaFields = columnFields.filter((field) => field !== 'language');

function openGlossaFile(words: readonly unknown[], language: unknown): WordFile {
  const languageName = typeof language === 'string' ? language : undefined;
  return {
    kind: 'glossa',
    mappable: false,
    names: glossaFields,
    header: null,
    proposedMapping: { fields: glossaFields, scale: 'glossa' },
    sample: (count) =>
      words.slice(0, count).map((word, index) => ({
        line: index + 1,
        cells: glossaFields.map((field) => (isFields(word) ? toDisplayText(word[field]) : '')),
      })),
    *rows() {
      for (const [index, word] of words.entries()) {
        yield { line: index + 1, language: languageName, ...parseGlossaEntry(word) };
      }
    },
  };
}

const toDisplayText = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(toDisplayText).join(', ');
  if (typeof value === 'string') return value;
  return value === null || value === undefined ? '' : JSON.stringify(value);
};

const asText = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

function parseTimestamp(value: unknown): string | null | undefined {
  if (value === null) return null;
  if (typeof value !== 'string' || Number.isNaN(Date.parse(value))) return undefined;
  return new Date(value).toISOString();
}

function parseParts(value: unknown): FoundEntry['parts'] {
  const isParts =
    Array.isArray(value) &&
    value.length > 1 &&
    value.length < 32 &&
    value.every((part) => part === null || (typeof part === 'string' && part.trim() !== '')) &&
    value[0] !== null &&
    value.at(-1) !== null;
  return isParts ? (value as (string | null)[]) : undefined;
}

function parseGlossaEntry(word: unknown): Pick<Row, 'entry' | 'refusal'> {
  const text = isFields(word) ? asText(word['text']) : undefined;
  if (!isFields(word) || text === undefined) return { entry: { text: '' }, refusal: 'broken' };
  const level = word['level'];
  const isLevel =
    level === undefined || (Number.isInteger(level) && Number(level) >= 0 && Number(level) <= 5);
  const tags = word['tags'];
  return {
    entry: {
      text,
      parts: parseParts(word['parts']),
      level: level === undefined ? undefined : Number(level),
      ignored: typeof word['ignored'] === 'boolean' ? word['ignored'] : undefined,
      translation: asText(word['translation']),
      definition: asText(word['definition']),
      pronunciation: asText(word['pronunciation']),
      example: asText(word['example']),
      notes: asText(word['notes']),
      part_of_speech: asText(word['part_of_speech']),
      lemma: asText(word['lemma']),
      tags: Array.isArray(tags) ? tags.filter((tag) => typeof tag === 'string') : undefined,
      created_at: parseTimestamp(word['created_at']) ?? undefined,
      started_at: parseTimestamp(word['started_at']),
      known_at: parseTimestamp(word['known_at']),
    },
    refusal: isLevel ? undefined : 'level_unknown',
  };
}

/** Maximum number of columns in a list, and number of objects whose keys are collected. */
const [maxColumns, maxSampledObjects] = [50, 200];

/** Opens a list of objects as a table with their keys as columns. */
function openList(words: readonly unknown[]): WordFile {
  const objects = words.map((word) => (isFields(word) ? word : {}));
  const names = [...new Set(objects.slice(0, maxSampledObjects).flatMap(Object.keys))].slice(0, maxColumns);
  const record = (object: Fields, index: number) => ({
    line: index + 1,
    cells: names.map((name) => toDisplayText(object[name])),
  });
  return {
    kind: 'json',
    mappable: true,
    names,
    header: null,
    proposedMapping: { fields: fieldsByName(names), scale: 'glossa' },
    sample: (count) => objects.slice(0, count).map(record),
    *rows(reading) {
      for (const [index, object] of objects.entries()) {
        yield toRow(record(object, index), { kind: 'json', isHtml: false, tags: 'list' }, reading);
      }
    },
  };
}
