import type { ClassScores, WordClass } from './word-class.ts';
import { neighbor, type WordInSentence } from './word-in-sentence.ts';

const countedPattern = /(?:[一二三四五六七八九十百千万两几每这那哪半数]|\d)$/;
const countedMeasure = /[一二三四五六七八九十百千万两几\d][天年月个位次种点块张本件只条]$/;
const pronoun = /^(?:[我你您他她它谁]|[我你他她它]们|咱们|自己|大家)$/;
const degree = /^(?:很|太|真|非常|最|更|比较|十分|特别|挺|多么|越)$/;
const beforeVerb =
  /^(?:不|没|没有|别|要|想|会|能|可以|应该|得|必须|在|正在|去|来|就|也|都|再|又|才|已经|快|将|可|常|常常|一起|请|地|着)$/;
const afterVerb = /^(?:了|过|着|完|到|起来|下去|出来|给|成|住|掉|一下|起|大|上|下)$/;
const degreeStart = /^(?:很|真|非常|太|不|更|好|快|慢|多|早|晚|那么|这么|比)/;

/** Guesses the class of a Chinese word from its neighbors: measure words, particles, adverbs and pronouns. */
export function guessChineseClass(word: WordInSentence): ClassScores {
  const scores: Partial<Record<WordClass, number>> = {};
  const add = (more: Partial<Record<WordClass, number>>) => {
    for (const [name, score] of Object.entries(more) as [WordClass, number][])
      scores[name] = (scores[name] ?? 0) + score;
  };
  const written = word.words[word.index] ?? '';
  const previous = neighbor(word, -1);
  const next = neighbor(word, 1);
  if (countedPattern.test(previous)) add({ classifier: 3, noun: 0.5, verb: -1 });
  if (degree.test(previous)) add({ adjective: 3, adverb: 1, verb: 0.5, noun: -2, classifier: -2, name: -2 });
  if (pronoun.test(previous)) add({ verb: 1, auxiliary: 1, adverb: 1, preposition: 1, noun: 0.3 });
  if (beforeVerb.test(previous) || /^[你我他她它们]+[在不没会要想能]$/.test(previous))
    add({ verb: 2, adjective: 1, noun: -0.5, classifier: -1 });
  if (previous === '的') add({ noun: 2, verb: -1, classifier: -1 });
  if (previous === '有' || countedMeasure.test(previous)) add({ noun: 1.5 });
  if (previous === '') add({ classifier: -2 });
  if (afterVerb.test(next)) add({ verb: 2, noun: -0.5, classifier: -1 });
  if (next.startsWith('什么')) add({ verb: 1.5 });
  if (next === '的') add({ adjective: 1, noun: 0.5 });
  if (pronoun.test(next)) add({ verb: 1, preposition: 1.5, conjunction: 1 });
  // The word may be a verb with two objects.
  if (pronoun.test(next) && /^[一二三四五六七八九十两几\d]/.test(neighbor(word, 2))) add({ verb: 2 });
  if (next === '') add({ noun: 0.5, adjective: 0.5, preposition: -3, conjunction: -2, classifier: -0.5 });
  addParticle(written, { previous, next }, add);
  return scores;
}

/** Scores 得, 地, 着, 了, 过 and 把, which can be particles, verbs or nouns depending on their neighbors. */
function addParticle(
  written: string,
  { previous, next }: { previous: string; next: string },
  add: (more: Partial<Record<WordClass, number>>) => void,
) {
  if (written === '得') {
    if (degreeStart.test(next) && !pronoun.test(previous)) add({ particle: 4, verb: -2, auxiliary: -2 });
    else if (/^[了到过]/.test(next)) add({ verb: 3, particle: -2, auxiliary: -2 });
    else add({ auxiliary: 3, verb: 1 });
  } else if (written === '地') {
    if (previous !== '' && next !== '' && !/^[上下里面]/.test(next)) add({ particle: 3, noun: -1 });
    else add({ noun: 3, particle: -3 });
  } else if (written === '着' || written === '过') {
    if (/^[睡找]$/.test(previous)) add({ verb: 3, particle: -2 });
    else if (previous !== '' && !pronoun.test(previous) && next !== '了') add({ particle: 3, verb: -1 });
    else add({ verb: 2, particle: -2 });
  } else if (written === '把') {
    if (!countedPattern.test(previous)) add({ preposition: 3, particle: 3, verb: -1 });
  } else if (written === '了') {
    if (previous.endsWith('不') || previous.endsWith('得')) add({ verb: 3, particle: -2 });
    else add({ particle: 3, verb: -2 });
  }
}
