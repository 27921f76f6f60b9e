import { readDelimited, writeRecord } from './delimited.ts';

/** Style of the tag list in a cell: as in our exports, separated by commas or semicolons, or separated by spaces. */
export type TagStyle = 'own' | 'list' | 'words';

const separator = ';';

/** Parses the tags in a cell. Skips empty ones. */
export function readTags(cell: string, style: TagStyle): string[] {
  const tags =
    style === 'own'
      ? ([...readDelimited(cell, separator)][0]?.cells ?? [])
      : style === 'words'
        ? cell.split(/\s+/)
        : cell.replace(/^\[(.*)\]$/s, '$1').split(/[,;]/);
  return tags.map((tag) => tag.trim()).filter((tag) => tag !== '');
}

/** Serializes tags so that `readTags` can parse them in the `own` style. */
export const writeTags = (tags: readonly string[]): string => writeRecord(tags, separator);
