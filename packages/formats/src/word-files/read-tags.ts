import { readDelimited, writeRecord } from './delimited.ts';

/** How a cell lists tags: as in our exports, separated by commas or semicolons, or separated by spaces. */
export type TagStyle = 'own' | 'list' | 'words';

const own = ';';

/** Parses the tags of a cell, without empty ones. */
export function readTags(cell: string, style: TagStyle): string[] {
  const tags =
    style === 'own'
      ? ([...readDelimited(cell, own)][0]?.cells ?? [])
      : style === 'words'
        ? cell.split(/\s+/)
        : cell.replace(/^\[(.*)\]$/s, '$1').split(/[,;]/);
  return tags.map((tag) => tag.trim()).filter((tag) => tag !== '');
}

/** Serializes tags so that `readTags` can parse them in our own style. */
export const writeTags = (tags: readonly string[]): string => writeRecord(tags, own);
