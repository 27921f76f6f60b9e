import { readFile } from 'node:fs/promises';

import type { ChineseSegmenter } from '@glossa/language/chinese-segmenter';

/** The headwords of CC-CEDICT. */
interface Headwords {
  /** Headwords with more than one character, in both scripts. */
  words: ReadonlySet<string>;
  /** Characters that exist only in the traditional script. */
  traditional: ReadonlySet<string>;
}

/** Maximum length of the headwords to split words into. Nearly all longer headwords are proverbs and names. */
const maxHeadwordLength = 8;

/** Reads the headwords from the module's text, because evaluating the module would create all entries. */
async function readHeadwords(): Promise<Headwords> {
  const text = await readFile(new URL('../data/all.js', import.meta.resolve('cc-cedict')), 'utf8');
  const words = new Set<string>();
  const traditional = new Set<string>();
  const simplified = new Set<string>();
  for (const [, ...spellings] of text.matchAll(/\["([^"\\]+)","([^"\\]+)","/g)) {
    for (const spelling of spellings) if (spelling.length > 1) words.add(spelling);
    for (const char of spellings[0] ?? '') traditional.add(char);
    for (const char of spellings[1] ?? '') simplified.add(char);
  }
  for (const char of simplified) traditional.delete(char);
  return { words, traditional };
}

/**
 * Returns whether a piece is a headword or its AABB reduplication (清清楚楚), because dictionaries omit reduplicated forms.
 */
function isWord(piece: string, words: ReadonlySet<string>): boolean {
  const [, first = '', second = ''] = /^(.)\1(.)\2$/u.exec(piece) ?? [];
  return words.has(piece) || (first !== second && words.has(first + second));
}

/** Splits a run into as few headwords and single characters as possible, preferring headwords. */
function splitIntoHeadwords(run: string, words: ReadonlySet<string>): string[] {
  const chars = Array.from(run);
  const costs = [0];
  const starts = [0];
  for (let end = 1; end <= chars.length; end++) {
    // Among equally good splits, the one with the longest last word wins: 新|手机, not 新手|机.
    let piece = '';
    for (let start = end - 1; start >= 0 && start >= end - maxHeadwordLength; start--) {
      piece = (chars[start] ?? '') + piece;
      const isChar = start === end - 1;
      if (!isChar && !isWord(piece, words)) continue;
      const cost = (costs[start] ?? 0) + (isChar ? 1.5 : 1);
      if (cost > (costs[end] ?? Number.POSITIVE_INFINITY)) continue;
      costs[end] = cost;
      starts[end] = start;
    }
  }
  const found: string[] = [];
  for (let end = chars.length; end > 0; end = starts[end] ?? 0)
    found.push(chars.slice(starts[end] ?? 0, end).join(''));
  return found.toReversed();
}

/**
 * Loads a segmenter that finds words with jieba's dictionary and model, and splits words that aren't in CC-CEDICT into
 * its headwords, so that each word can be looked up. Takes half a second and 110 MB of memory.
 */
export async function loadSegmenter(): Promise<ChineseSegmenter> {
  const [{ cut }, { words, traditional }] = await Promise.all([import('jieba-wasm'), readHeadwords()]);
  return (run) => {
    const found: string[] = [];
    // jieba's dictionary contains only simplified characters, so jieba splits words in traditional characters into
    // single characters. Collect these to look for headwords.
    let chars = '';
    const flush = (): void => {
      if (Array.from(chars).some((char) => traditional.has(char)))
        found.push(...splitIntoHeadwords(chars, words));
      else found.push(...Array.from(chars));
      chars = '';
    };
    for (const word of cut(run, true)) {
      const parts = isWord(word, words) ? [word] : splitIntoHeadwords(word, words);
      for (const part of parts) {
        if (part.length === 1) {
          chars += part;
          continue;
        }
        flush();
        found.push(part);
      }
    }
    flush();
    return found;
  };
}
