import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NAMES, SPECIFIED_TEXTS } from './interface-words.mjs';

const LOCALE = 'packages/locales/src/en';
const CONTRACT = 'packages/contract/src';

/** Maximum number of characters in a button label, not counting placeholders. */
const MAX_BUTTON_LENGTH = 36;
const BUTTON_KEY = /(?:^|[.\s])(?:action|submit|save|retry|apply|undo|discard|install|generate)$/;
const SUMMARY = /\bsummary:\s*(['"`])(.+?)\1,\n/g;

/** @type {readonly [RegExp, string][]} pattern and suggested wording */
const WORDING = [
  [/\blog(?:ged)? ?(?:in|out|on)\b|\blogin\b/i, 'sign in, sign out'],
  [/\bmails\b|\bmail\b(?! server)/i, 'email'],
  [/\bweb addresse?s?\b/i, 'URL, link'],
  [/\bfigures?\b/i, 'statistics, metrics'],
  [/\b(?:fore|back)?ground colou?r\b|\bthe ground\b/i, 'background'],
  [/\bpersons\b/i, 'people, users'],
  [/\b(?:is|are) (?:still )?being\b/, 'the active voice: Preparing …, isn’t ready yet'],
  [/\banew\b/i, 'again'],
  [/\bwhoever\b/i, 'the user, the operator, anyone who'],
  [/\bnobody\b/i, 'no one'],
  [/\b(?:cannot|can’t|can) be had\b/i, 'is unavailable'],
  [/\bof (?:its|their) day\b/i, 'at that time'],
  [/\bor no more\b/i, '(toggle)'],
  [/\bstands? (?:in|on|at|here|there)\b/i, 'is in, appears in'],
  [/\b(?:takes?|took|taken) over\b/i, 'import, replace, apply'],
  [/\b(?:takes?|took|taken) (?:out|away|back)\b/i, 'remove, delete, undo'],
  [/\b(?:do|does|did|is|are|was|were|has|have|could|would) not\b|\bcannot\b/i, 'a contraction: isn’t, can’t'],
  [/\(s\)/, 'a text for each plural form'],
  [
    /\b(?:colour|favourite|licence|centre|theatre|catalogue|cancelled|dialogue|grey)|\b(?:practis|analys|recognis|organis|normalis|romanis|synchronis)(?:e|ed|es|ing|ation)\b/i,
    'the American spelling',
  ],
];

/** @type {readonly [RegExp, string][]} */
const TYPOGRAPHY = [
  [/\.\.\./, '…'],
  [/['"]/, '‘ ’ “ ”'],
  [/ {2}|^ | $(?<!, )/, 'single spaces between words'],
];

/** @typedef {{ place: string, text: string, kind: 'interface' | 'summary' }} EnglishText */

/**
 * Checks the English interface strings, including error messages, and the summaries of the API's endpoints.
 * @param {{ root: string }} options
 * @throws with one line for each problem, which suggests a better wording
 */
export async function checkInterfaceStyle({ root }) {
  const read = (/** @type {string} */ path) => readFileSync(join(root, path), 'utf8');
  const texts = readdirSync(join(root, LOCALE)).flatMap((file) =>
    flatten(
      /** @type {Record<string, unknown>} */ (JSON.parse(read(`${LOCALE}/${file}`))),
      `${LOCALE}/${file}: `,
    ),
  );
  const summaries = readdirSync(join(root, CONTRACT))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .flatMap((file) =>
      [...read(`${CONTRACT}/${file}`).matchAll(SUMMARY)].map(([, , text = '']) => ({
        place: `${CONTRACT}/${file}: summary`,
        text,
        kind: /** @type {const} */ ('summary'),
      })),
    );
  const problems = findStyleProblems([...texts, ...summaries], SPECIFIED_TEXTS);
  if (problems.length > 0) throw new Error(`The English of the interface:\n${problems.join('\n')}`);
}

/**
 * Returns a line for each problem, and for each unused exception.
 * @param {readonly EnglishText[]} texts
 * @param {readonly string[]} exceptions texts that the specification prescribes verbatim
 */
export function findStyleProblems(texts, exceptions = []) {
  const unused = new Set(exceptions);
  const problems = texts.flatMap(({ place, text, kind }) => {
    const found = kind === 'summary' ? findWording(text) : findProblems(place, text);
    if (found.length === 0) return [];
    if (exceptions.includes(text)) {
      unused.delete(text);
      return [];
    }
    return found.map((problem) => `${place} “${text}”: ${problem}`);
  });
  return [
    ...problems,
    ...[...unused].map((text) => `interface-words.mjs “${text}”: no such text needs an exception`),
  ];
}

/**
 * @param {string} place
 * @param {string} text
 * @returns {string[]}
 */
function findProblems(place, text) {
  const plain = text.replaceAll(/\{\{.*?\}\}|<[^>]*>/g, '#');
  const capitalized = findCapitalized(plain);
  const isTooLong =
    BUTTON_KEY.test(place.replace(PLURAL, '')) && plain.replace(' (#)', '').length > MAX_BUTTON_LENGTH;
  return [
    ...findWording(plain),
    ...match(plain, TYPOGRAPHY),
    ...(capitalized ? [`use sentence case: not “${capitalized}”`] : []),
    ...(isTooLong ? [`shorten this button to ${MAX_BUTTON_LENGTH} characters`] : []),
  ];
}

const PLURAL = /_(?:zero|one|two|few|many|other)$/;

const findWording = (/** @type {string} */ text) => match(text, WORDING);

/**
 * @param {string} text
 * @param {readonly [RegExp, string][]} rules
 */
const match = (text, rules) =>
  rules.flatMap(([pattern, instead]) => {
    const [found] = pattern.exec(text) ?? [];
    return found === undefined ? [] : [`not “${found}” but ${instead}`];
  });

/**
 * Returns the first capitalized word that neither begins a sentence nor is a name. Ignores quoted texts.
 * @param {string} text
 */
function findCapitalized(text) {
  const sentences = text.replaceAll(/“[^”]*”/g, '#').split(/(?<=[.?!:·—]\)?)\s+/);
  const rest = sentences.flatMap((sentence) => sentence.match(/[\p{L}\d#][\p{L}\d’'-]*/gu)?.slice(1) ?? []);
  return rest.find((word) => /^\p{Lu}\p{Ll}/u.test(word) && !NAMES.has(word));
}

/**
 * @param {Record<string, unknown>} dictionary
 * @param {string} prefix
 * @returns {EnglishText[]}
 */
function flatten(dictionary, prefix) {
  return Object.entries(dictionary).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [{ place: prefix + key, text: value, kind: 'interface' }]
      : flatten(/** @type {Record<string, unknown>} */ (value), `${prefix}${key}.`),
  );
}
