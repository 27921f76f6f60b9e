import { trimPeriod, type Span } from './score.ts';

/** A word in the treebank: its span in the text and its annotations. */
export interface GoldWord extends Span {
  form: string;
  lemma: string;
  upos: string;
  relation: string;
}

export interface Treebank {
  text: string;
  /**
   * Words as written, without punctuation and tokens without letters. A contraction (`du`, `dámelo`) counts as one
   * word.
   */
  words: GoldWord[];
  /** The end of each sentence, as an empty span. */
  sentenceEnds: Span[];
  /** Whether the treebank marks contractions. UD_Arabic-PUD doesn't: it splits the words themselves. */
  hasContractions: boolean;
}

interface Row {
  form: string;
  lemma: string;
  upos: string;
  relation: string;
  spaced: boolean;
  contracted: boolean;
}

/** Yields the tokens of a sentence as written. A range (`3-4`) replaces its parts. */
function* surfaceRows(block: string): Generator<Row> {
  let hidden = 0;
  for (const line of block.split('\n')) {
    const [id = '', form = '', lemma = '', upos = '', , , , relation = '', , misc = ''] = line.split('\t');
    if (!/^\d+(?:-\d+)?$/.test(id)) continue;
    const [first = 0, last = first] = id.split('-').map(Number);
    if (last > first) hidden = last;
    else if (first <= hidden) continue;
    // UD_Japanese-GSD writes lemmas in uncommon characters (為る), and lists the common ones in another column.
    const commonLemma = /UnidicInfo=(?:[^,|]*,){3}([^,|]+)/.exec(misc)?.[1];
    yield {
      form,
      lemma: commonLemma ?? lemma,
      upos,
      relation,
      contracted: last > first,
      spaced: !misc.includes('SpaceAfter=No'),
    };
  }
}

/**
 * Reads a treebank in CoNLL-U format (https://universaldependencies.org/format.html). Its sentences become one text,
 * with a blank line before each paragraph marked in the treebank.
 */
export function readTreebank(conllu: string): Treebank {
  let text = '';
  const words: GoldWord[] = [];
  const sentenceEnds: Span[] = [];
  let hasContractions = false;
  for (const block of conllu.replaceAll('\r\n', '\n').split(/\n\n+/)) {
    if (/^# new(?:par|doc)/m.test(block) && text !== '') text = `${text.trimEnd()}\n\n`;
    let end = 0;
    for (const { spaced, contracted, ...row } of surfaceRows(block)) {
      const start = text.length;
      end = start + row.form.length;
      text += spaced ? `${row.form} ` : row.form;
      hasContractions ||= contracted;
      if (row.upos !== 'PUNCT' && /\p{L}/u.test(row.form))
        words.push({ start, end: trimPeriod(text, end), ...row });
    }
    if (end > 0) sentenceEnds.push({ start: end, end });
  }
  return { text, words, sentenceEnds, hasContractions };
}

/** Joins adjacent words that are written without a space. */
export function joinAdjacent(words: readonly Span[]): Span[] {
  const joined: Span[] = [];
  for (const { start, end } of words) {
    const last = joined.at(-1);
    if (last?.end === start) last.end = end;
    else joined.push({ start, end });
  }
  return joined;
}
