import type { Placed } from './layout.ts';
import type { Point } from './camera.ts';

/** Maximum number of stored positions per language. */
const most = 4000;

const key = (person: string, language: string): string => `glossa_map_${person}_${language}`;

/** Returns the positions of the words when this device last showed the map. */
export function readPlaces(person: string, language: string): Map<number, Point> {
  try {
    const kept = JSON.parse(localStorage.getItem(key(person, language)) ?? '[]') as [
      number,
      number,
      number,
    ][];
    return new Map(kept.map(([id, x, y]) => [id, { x, y }]));
  } catch {
    return new Map();
  }
}

/** Stores the positions of words in addition to those stored before. */
export function keepPlaces(person: string, language: string, places: Iterable<Placed>): void {
  const all = readPlaces(person, language);
  for (const { id, x, y } of places) {
    all.delete(id);
    all.set(id, { x, y });
  }
  const kept = [...all].slice(-most).map(([id, { x, y }]) => [id, Math.round(x), Math.round(y)]);
  try {
    localStorage.setItem(key(person, language), JSON.stringify(kept));
  } catch {
    // If the storage is full, the layout is computed again next time.
  }
}

/** Deletes all stored positions, so that the map is laid out again. */
export const forgetPlaces = (person: string, language: string): void =>
  localStorage.removeItem(key(person, language));
