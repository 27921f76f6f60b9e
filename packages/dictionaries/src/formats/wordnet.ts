import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';

import type { DictionaryFile } from '../dictionary-file.ts';
import type { DictionaryEntry, Sense } from '../entry.ts';

const partsOfSpeech = ['noun', 'verb', 'adj', 'adv'] as const;
type PartOfSpeech = (typeof partsOfSpeech)[number];

const partOfSpeechNames = { noun: 'noun', verb: 'verb', adj: 'adjective', adv: 'adverb' };
const symbols: Readonly<Record<string, PartOfSpeech>> = {
  n: 'noun',
  v: 'verb',
  a: 'adj',
  s: 'adj',
  r: 'adv',
};
/** Part-of-speech numbers in sense keys. 5 is an adjective satellite. */
const numbers: Readonly<Record<string, PartOfSpeech>> = {
  1: 'noun',
  2: 'verb',
  3: 'adj',
  4: 'adv',
  5: 'adj',
};

/** Entries per batch. */
const batchSize = 2000;

/** A set of synonyms. */
interface Synset {
  words: string[];
  /** Antonyms. `sourceWord` and `word` are word numbers from 1; 0 stands for all words of the synset. */
  antonyms: { sourceWord: number; partOfSpeech: PartOfSpeech; offset: number; word: number }[];
  sense: Sense;
}

/**
 * Opens WordNet's database, a folder with `data.noun`, `index.noun` and so on.
 * https://wordnet.princeton.edu/documentation/wndb5wn
 */
export function openWordNet(folder: string): DictionaryFile {
  const file = (kind: string, of: string) => path.join(folder, `${kind}.${of}`);
  const paths = [
    ...partsOfSpeech.flatMap((of) => [file('index', of), file('data', of)]),
    file('index', 'sense'),
  ];
  return {
    format: 'wordnet',
    name: 'wordnet',
    paths,
    metadata: {
      title: 'WordNet',
      licence: 'WordNet License',
      source: 'https://wordnet.princeton.edu/',
      language: 'en',
      target: 'en',
    },
    read: async function* read(_language, onBytes) {
      const data = new Map<PartOfSpeech, Buffer>();
      for (const of of partsOfSpeech) data.set(of, await readFile(file('data', of)));
      const uses = await countUses(file('index', 'sense'));
      const synset = (of: PartOfSpeech, offset: number) => readSynset(data.get(of) as Buffer, offset);
      // Synsets are read in random order, so progress is estimated from the indexes. All files together are more than
      // five times as large as the indexes.
      const scale = 5;
      let bytes = 0;
      let batch: DictionaryEntry[] = [];
      for await (const { lemma, index, length } of mergeIndexes((of) => file('index', of))) {
        bytes += length;
        const countUsesAs = (of: PartOfSpeech) => uses.get(`${lemma} ${of}`) ?? 0;
        // Sort the parts of speech by how often the word is used as each.
        index.sort(([one], [other]) => countUsesAs(other) - countUsesAs(one));
        batch.push(...index.map(([of, offsets]) => createEntry(lemma, of, offsets, synset)));
        if (batch.length < batchSize) continue;
        onBytes(bytes * scale);
        yield batch;
        batch = [];
      }
      yield batch;
    },
  };
}

/**
 * Reads each lemma with the length of its lines and, for each part of speech, the offsets of its synsets, most frequent
 * sense first. The files are sorted, so only one line of each is in memory.
 */
async function* mergeIndexes(
  file: (of: PartOfSpeech) => string,
): AsyncGenerator<{ lemma: string; index: [PartOfSpeech, number[]][]; length: number }> {
  const readers = partsOfSpeech.map((of) => ({ of, lines: readIndex(file(of)) }));
  const headFiles = await Promise.all(
    readers.map(async ({ of, lines }) => ({ of, lines, line: (await lines.next()).value })),
  );
  for (;;) {
    const lemmas = headFiles.flatMap(({ line }) => (line ? [line.lemma] : []));
    if (lemmas.length === 0) return;
    const lemma = lemmas.reduce((one, other) => (one < other ? one : other));
    const same = headFiles.filter(({ line }) => line?.lemma === lemma);
    yield {
      lemma,
      index: same.map(({ of, line }) => [of, line?.offsets ?? []]),
      length: same.reduce((sum, { line }) => sum + (line?.length ?? 0), 0),
    };
    for (const head of same) head.line = (await head.lines.next()).value;
  }
}

async function* readIndex(
  file: string,
): AsyncGenerator<{ lemma: string; offsets: number[]; length: number }, undefined> {
  for await (const line of createInterface(createReadStream(file))) {
    // Lines of the license text begin with a space.
    if (line.startsWith(' ')) continue;
    const [lemma = '', , synsets, ...rest] = line.trimEnd().split(' ');
    yield { lemma, offsets: rest.slice(-Number(synsets)).map(Number), length: line.length };
  }
}

/** Reads how often each word is used in the texts annotated by WordNet's authors, by lemma and part of speech. */
async function countUses(file: string): Promise<Map<string, number>> {
  const uses = new Map<string, number>();
  for await (const line of createInterface(createReadStream(file))) {
    const [, lemma, number = '', count] = /^(.+)%(\d).* (\d+)$/.exec(line) ?? [];
    const of = numbers[number];
    if (of === undefined || count === '0') continue;
    const key = `${lemma} ${of}`;
    uses.set(key, (uses.get(key) ?? 0) + Number(count));
  }
  return uses;
}

function readSynset(data: Buffer, offset: number): Synset {
  const line = data.toString('utf8', offset, data.indexOf('\n', offset));
  const bar = line.indexOf(' | ');
  const fields = line.slice(0, bar).split(' ');
  const words = Number.parseInt(fields[3] ?? '0', 16);
  const pointerCountIndex = 4 + 2 * words;
  const pointers = Number(fields[pointerCountIndex]);
  const antonyms = Array.from({ length: pointers }, (_, number) => {
    const [symbol, target, of = '', ends = ''] = fields.slice(pointerCountIndex + 1 + 4 * number);
    return {
      symbol,
      sourceWord: Number.parseInt(ends.slice(0, 2), 16),
      partOfSpeech: symbols[of] ?? 'noun',
      offset: Number(target),
      word: Number.parseInt(ends.slice(2), 16),
    };
  }).filter(({ symbol }) => symbol === '!');
  return {
    words: Array.from({ length: words }, (_, number) => readableWord(fields[4 + 2 * number] ?? '')),
    antonyms,
    sense: parseGloss(line.slice(bar + 3)),
  };
}

/** Removes the marker of an adjective's position, as in `galore(ip)`, and the underscores in phrases. */
const readableWord = (word: string): string => word.replace(/\(\w+\)$/, '').replaceAll('_', ' ');

/** Splits `a dwelling; "he has a house"` into the definition and its examples. */
function parseGloss(gloss: string): Sense {
  const examples = Array.from(gloss.matchAll(/"([^"]+)"/g), ([, example = '']) => example);
  const definition = gloss.replace(/[\s;:,]*"[^"]*"?.*$/s, '').trim();
  return { text: definition || gloss.trim(), ...(examples.length > 0 ? { examples } : {}) };
}

function createEntry(
  lemma: string,
  of: PartOfSpeech,
  offsets: readonly number[],
  synset: (of: PartOfSpeech, offset: number) => Synset,
): DictionaryEntry {
  const synsets = offsets.map((offset) => synset(of, offset));
  const writtenLemma = lemma.replaceAll('_', ' ');
  const isHeadword = (word: string) => word.toLowerCase() === writtenLemma;
  const antonyms = synsets.flatMap(({ words, antonyms: all }) =>
    all
      .filter((one) => isHeadword(words[one.sourceWord - 1] ?? ''))
      .map((one) => synset(one.partOfSpeech, one.offset).words[one.word - 1] ?? ''),
  );
  return {
    // Words in the index are always in lower case, so take the spelling from the synset.
    headword: synsets[0]?.words.find(isHeadword) ?? writtenLemma,
    partOfSpeech: partOfSpeechNames[of],
    reading: '',
    senses: synsets.map(({ sense }) => sense),
    synonyms: synsets.flatMap(({ words }) => words.filter((word) => !isHeadword(word))),
    antonyms,
  };
}
