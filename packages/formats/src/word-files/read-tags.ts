import { readDelimited, writeRecord } from './delimited.ts';

/** How tags stand in a cell: as our own exports write them, in a list with commas or semicolons, or as words. */
export type TagStyle = 'own' | 'list' | 'words';

const own = ';';

/** Tags of a cell; empty ones are left out. */
export function readTags(cell: string, style: TagStyle): string[] {
  const tags =
    style === 'own'
      ? ([...readDelimited(cell, own)][0]?.cells ?? [])
      : style === 'words'
        ? cell.split(/\s+/)
        : cell.replace(/^\[(.*)\]$/s, '$1').split(/[,;]/);
  return tags.map((tag) => tag.trim()).filter((tag) => tag !== '');
}

/** Tags in one cell, as `readTags` reads them back in our own style. */
export const writeTags = (tags: readonly string[]): string => writeRecord(tags, own);
