import { charClass, charClasses } from './char-class.ts';
import { normalizeWord } from './normalize.ts';
import type { WordRules } from './word-rules.ts';

type Emit = (start: number, end: number) => void;

const clitics = new Set(
  "je tu il elle on nous vous ils elles ce le la les lui leur moi toi y en m' t' l'".split(' '),
);
const afterEuphonicT = new Set(['il', 'elle', 'on']);

/** Returns the form as it is listed in the rules: in lower case, with straight apostrophes. */
const normalizePart = (text: string, start: number, end: number): string =>
  normalizeWord(text.slice(start, end), 0);
const hasCharAt = (text: string, index: number, charCode: number): boolean =>
  charClasses[text.charCodeAt(index)] === charCode;

const hyphenPieces = (text: string, start: number, end: number): number[] => {
  const pieces = [start];
  for (let i = start; i < end; i++) if (hasCharAt(text, i, charClass.hyphen)) pieces.push(i, i + 1);
  pieces.push(end);
  return pieces;
};

/** Splits donne-le-moi into the stem and each clitic. The euphonic t of a-t-il isn't a word. */
const splitClitics = (text: string, start: number, end: number, emit: Emit): void => {
  const bounds = hyphenPieces(text, start, end);
  const forms: string[] = [];
  for (let i = 0; i < bounds.length; i += 2)
    forms.push(normalizePart(text, bounds[i] ?? start, bounds[i + 1] ?? end));
  let stem = forms.length;
  while (stem > 1) {
    const form = forms[stem - 1] ?? '';
    const isEuphonic = form === 't' && afterEuphonicT.has(forms[stem] ?? '');
    if (!clitics.has(form) && !isEuphonic) break;
    stem--;
  }
  emit(start, bounds[2 * stem - 1] ?? end);
  for (let i = stem; i < forms.length; i++) {
    if (forms[i] !== 't') emit(bounds[2 * i] ?? start, bounds[2 * i + 1] ?? end);
  }
};

const splitHyphens = (text: string, start: number, end: number, emit: Emit): void => {
  const bounds = hyphenPieces(text, start, end);
  const [, firstEnd = end, secondStart = end] = bounds;
  // In e-mail, T-shirt and U-Bahn, the letter alone isn't a word to look up.
  const isLetter = firstEnd - start === 1 && hasCharAt(text, start, charClass.letter);
  if (bounds.length === 4 && isLetter && end - secondStart >= 3) return emit(start, end);
  for (let i = 0; i < bounds.length; i += 2) emit(bounds[i] ?? start, bounds[i + 1] ?? end);
};

const splitPart = (text: string, start: number, end: number, rules: WordRules, emit: Emit): void => {
  let hyphen = start;
  while (hyphen < end && !hasCharAt(text, hyphen, charClass.hyphen)) hyphen++;
  if (hyphen === end || rules.hyphens === 'keep') emit(start, end);
  else if (rules.lexical.size > 0 && rules.lexical.has(normalizePart(text, start, end))) emit(start, end);
  else if (rules.hyphens === 'clitics') splitClitics(text, start, end, emit);
  else splitHyphens(text, start, end, emit);
};

/** Calls `emit` with the bounds of each word in a run of letters, apostrophes and hyphens from `start` to `end`. */
export const splitCompound = (
  text: string,
  start: number,
  end: number,
  rules: WordRules,
  emit: Emit,
): void => {
  if (rules.lexical.size > 0 && rules.lexical.has(normalizePart(text, start, end))) return emit(start, end);
  let part = start;
  let segment = start;
  for (let i = start; i < end; i++) {
    if (hasCharAt(text, i, charClass.hyphen)) segment = i + 1;
    if (!rules.elides || !hasCharAt(text, i, charClass.apostrophe)) continue;
    const stem = normalizePart(text, segment, i);
    // After a hyphen, an elided article is part of a name (Val-d'Oise), but a pronoun is a word (va-t'en).
    const canElide = segment === part || rules.hyphens !== 'clitics' || stem === 't' || stem === 'm';
    if (canElide && rules.elides(stem)) {
      splitPart(text, part, i + 1, rules, emit);
      part = i + 1;
    }
    segment = i + 1;
  }
  if (part < end) splitPart(text, part, end, rules, emit);
};
