import type { Point } from './camera.ts';
import type { PositionedWord } from './layout.ts';

/** Maximum number of stored positions per language. */
const maxPositions = 4000;

const storageKey = (userId: string, language: string): string => `glossa_map_${userId}_${language}`;

/** Returns the words' positions from the last time this device showed the map. */
export function readPositions(userId: string, language: string): Map<number, Point> {
  try {
    const storedPositions = JSON.parse(localStorage.getItem(storageKey(userId, language)) ?? '[]') as [
      number,
      number,
      number,
    ][];
    return new Map(storedPositions.map(([id, x, y]) => [id, { x, y }]));
  } catch {
    return new Map();
  }
}

/** Stores the positions of words, in addition to those already stored. */
export function storePositions(userId: string, language: string, positions: Iterable<PositionedWord>): void {
  const all = readPositions(userId, language);
  for (const { id, x, y } of positions) {
    all.delete(id);
    all.set(id, { x, y });
  }
  const stored = [...all].slice(-maxPositions).map(([id, { x, y }]) => [id, Math.round(x), Math.round(y)]);
  try {
    localStorage.setItem(storageKey(userId, language), JSON.stringify(stored));
  } catch {
    // If the storage is full, the layout is computed again next time.
  }
}

/** Deletes all stored positions, so that the map is laid out again. */
export const clearPositions = (userId: string, language: string): void =>
  localStorage.removeItem(storageKey(userId, language));
