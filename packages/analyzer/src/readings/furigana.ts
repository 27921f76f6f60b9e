import type { JapaneseTokenizer } from '@glossa/language/japanese-token';

import { readEachWord, type ReadingPart, type SentenceWords, type WordReading } from './word-reading.ts';

const kanji = /[\p{Script=Han}々〆ヶ]/u;
// Matches runs of kanji and runs of other characters.
const runs = /[\p{Script=Han}々〆ヶ]+|[^\p{Script=Han}々〆ヶ]+/gu;

/** Converts katakana to hiragana. */
const hiragana = (text: string): string =>
  text.replaceAll(/[ァ-ヶ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60));

const escape = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Aligns a token with its reading: in 食べ, 食 gets た and べ has no reading. Falls back to the whole token. */
function alignReading(written: string, reading: string): ReadingPart[] {
  const pieces = written.match(runs) ?? [];
  const pattern = pieces.map((piece) => (kanji.test(piece) ? '(.+?)' : escape(hiragana(piece)))).join('');
  const found = new RegExp(`^${pattern}$`, 'u').exec(reading);
  if (!found) return [{ t: written, r: reading }];
  let group = 0;
  return pieces.map((piece) => (kanji.test(piece) ? { t: piece, r: found[++group] ?? '' } : { t: piece }));
}

/** Joins adjacent parts without a reading. */
function joinPlain(parts: readonly ReadingPart[]): ReadingPart[] {
  const joined: ReadingPart[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (last && last.r === undefined && part.r === undefined) last.t += part.t;
    else joined.push({ ...part });
  }
  return joined;
}

/** Returns hiragana readings for those words of a Japanese sentence that contain kanji. */
export function furigana(sentence: SentenceWords, tokenize: JapaneseTokenizer): WordReading[] {
  const tokens = tokenize(sentence.text);
  return readEachWord(sentence, (written, start) => {
    if (!kanji.test(written)) return undefined;
    const end = start + written.length;
    const parts: ReadingPart[] = [];
    let at = start;
    for (const token of tokens) {
      if (token.start < start || token.start >= end) continue;
      const surface = sentence.text.slice(
        token.start,
        Math.min(end, token.start + token.surface_form.length),
      );
      if (token.start > at) parts.push({ t: sentence.text.slice(at, token.start) });
      if (!kanji.test(surface)) parts.push({ t: surface });
      else if (token.reading === undefined || token.reading === '*') return undefined;
      else parts.push(...alignReading(surface, hiragana(token.reading)));
      at = token.start + surface.length;
    }
    if (at < end) parts.push({ t: sentence.text.slice(at, end) });
    return { reading: parts.map(({ t, r }) => r ?? hiragana(t)).join(''), parts: joinPlain(parts) };
  });
}
