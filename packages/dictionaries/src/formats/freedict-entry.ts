import type { DictionaryEntry, Sense } from '../entry.ts';
import { partOfSpeech } from './part-of-speech.ts';

interface Head {
  words: string[];
  sounds: string[];
  grammar: string;
}

// `[nf01] Word /sound/, other word /sound/ <n, masc>`
const headPart =
  /\s*(?:(?:\[[^\]]*\]|\([^)]*\))\s*)*([^/<,][^/<]*?)\s*(?:\/([^/]*)\/)?\s*(?:<([^>]*)>)?\s*(?:,|$)/y;
/** Maximum number of characters to parse in the first line. */
const maxHeadLength = 2000;
const kana = /^[\p{Script=Hiragana}\p{Script=Katakana}ー・\s]+$/u;
const grammarMark = /\s*<[a-z][a-z, .]*>/g;
const links = /\{([^}]+)\}/g;

/**
 * Parses an article in FreeDict's layout, which most dictd dictionaries resemble: a line with headwords, pronunciation
 * and grammar, then senses followed by their examples, notes and links. `indexed` are the words in the index, which
 * some files store only in lower case and without punctuation.
 */
export function freedictEntry(
  indexed: readonly string[],
  article: string,
  language: string,
): DictionaryEntry {
  const [first = '', ...lines] = article.trimEnd().split('\n');
  const head = readHead(first.slice(0, maxHeadLength)) ?? {
    words: [indexed[0] ?? ''],
    sounds: [],
    grammar: '',
  };
  const body = readBody(lines.length > 0 ? lines : [first], head.grammar);
  const [headword = ''] = head.words;
  const headForms = new Set(head.words.map(toIndexForm));
  return {
    headword,
    reading: extractReading(head, language),
    partOfSpeech: partOfSpeech(body.grammar),
    senses: body.senses.length > 0 ? body.senses : linkSenses(body.related),
    spellings: [...head.words.slice(1), ...indexed.filter((word) => !headForms.has(toIndexForm(word)))],
    synonyms: body.synonyms,
    antonyms: body.antonyms,
    related: body.related,
  };
}

function readHead(line: string): Head | undefined {
  const head: Head = { words: [], sounds: [], grammar: '' };
  headPart.lastIndex = 0;
  while (headPart.lastIndex < line.length) {
    const [, word, sound, grammar] = headPart.exec(line) ?? [];
    if (word === undefined) return head.words.length > 0 ? head : undefined;
    head.words.push(word);
    if (sound) head.sounds.push(sound);
    if (grammar) head.grammar ||= grammar;
  }
  return head.words.length > 0 ? head : undefined;
}

/**
 * Returns a Japanese word's kana, or the pronunciation of any other word. Skips pronunciations in which the speech
 * synthesizer spelled out characters that it couldn't read.
 */
function extractReading({ words, sounds }: Head, language: string): string {
  if (language === 'ja') return words.slice(1).find((word) => kana.test(word)) ?? '';
  const sound = sounds.find((text) => !text.includes('('));
  return sound ? `/${sound}/` : '';
}

/** Returns a word as old indexes spell it. */
const toIndexForm = (word: string): string => word.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}\s]/gu, '');

const extractLinks = (text: string): string[] =>
  Array.from(text.matchAll(links), ([, word]) => word as string);
const linkSenses = (words: readonly string[]): Sense[] =>
  words.length > 0 ? [{ text: `→ ${words.join(', ')}` }] : [];

/**
 * Returns the text of a line that is entirely in parentheses, without any nested parentheses: JMdict's
 * `(noun (common) (futsuumeishi))` becomes `noun`.
 */
const bracketed = (text: string): string | undefined =>
  /^\((.+)\)$/.exec(text)?.[1]?.replaceAll(/\s*\([^()]*\)/g, '');

/** Returns whether a link is a word or phrase. Some files link whole sentences. */
const isPhrase = (link: string): boolean => !/[.!?„“"]/.test(link) && link.split(' ').length <= 4;

/** Maximum number of links to keep. The rest are usually inflected forms of the word and its synonyms. */
const maxRelated = 3;

interface Body {
  grammar: string;
  senses: Sense[];
  synonyms: string[];
  antonyms: string[];
  related: string[];
}

function readBody(lines: readonly string[], grammar: string): Body {
  const body: Body = { grammar, senses: [], synonyms: [], antonyms: [], related: [] };
  let grammarNote = '';
  for (const line of lines) {
    const text = line.trim().replace(/^\d+\.\s+/, '');
    const grammarLine = bracketed(text);
    if (text === '' || addToLastSense(body, text)) continue;
    if (grammarLine !== undefined) {
      if (body.senses.length === 0) body.grammar = [body.grammar, grammarLine].filter(Boolean).join(', ');
      else grammarNote = `(${grammarLine}) `;
      continue;
    }
    const sense = body.senses.at(-1);
    if (sense && /^\s{3,}/.test(line)) sense.text += ` ${text}`;
    else body.senses.push({ text: grammarNote + text.replaceAll(grammarMark, '') });
    grammarNote = '';
  }
  body.related = body.related.filter(isPhrase).slice(0, maxRelated);
  return body;
}

/** Adds a note, an example or links to the preceding sense. Returns whether the line was one of these. */
function addToLastSense(body: Body, text: string): boolean {
  const sense = body.senses.at(-1);
  const [, label, rest = ''] = /^(Synonym|Antonym|see|Note)(?:s| also)?:\s*(.*)$/.exec(text) ?? [];
  const [, example, meaning] = /^"(.+?)"\s+- (.+)$/.exec(text) ?? [];
  if (label === 'Synonym') body.synonyms.push(...extractLinks(rest));
  else if (label === 'Antonym') body.antonyms.push(...extractLinks(rest));
  else if (label === 'see') body.related.push(...extractLinks(rest));
  else if (!sense || (!label && !example)) return false;
  else if (label) sense.text += ` (${rest})`;
  else (sense.examples ??= []).push(`${example} – ${meaning}`);
  return true;
}
