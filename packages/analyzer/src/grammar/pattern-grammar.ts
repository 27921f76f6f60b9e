import { languageById } from '@glossa/language/languages';

/** A grammar point, named as in grammar books for the language, and a pattern with hardly any false positives. */
type Rule = readonly [point: string, pattern: RegExp];

/** Wraps a pattern in word boundaries, because `\b` recognizes only ASCII letters. */
const words = (pattern: string): RegExp => new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, 'u');

/**
 * Returns a character class of all Hangul syllables with the given final consonant, numbered as in section 3.12 of the
 * Unicode Standard.
 */
const syllablesEndingIn = (final: number): string =>
  `[${Array.from({ length: 399 }, (_, at) => String.fromCharCode(0xac00 + at * 28 + final)).join('')}]`;
const [finalL, finalB] = [syllablesEndingIn(8), syllablesEndingIn(17)];

const participles =
  'been|done|gone|seen|taken|written|given|known|become|begun|eaten|fallen|forgotten|spoken|broken|chosen|driven|grown|shown|thrown';
const goingToNouns =
  'the|an?|my|your|his|her|its|our|their|this|that|school|bed|work|town|church|hospital|market|sea|class|university|college|prison|jail|court|war|sleep';

// Only grammar points that can be recognized by form alone. Tense endings, cases and most passives need a parser, and
// a short list is better than a wrong one.
const byCode: Readonly<Record<string, readonly Rule[]>> = {
  en: [
    [
      'have + past participle',
      words(
        `(?:[Hh]ave|[Hh]as|[Hh]ad|haven['’]t|hasn['’]t|hadn['’]t|\\p{L}+['’]ve)\\s+(?:(?:not|never|ever|already|just|always|also)\\s+)?(?:${participles})`,
      ),
    ],
    [
      'be going to',
      words(
        `(?:am|is|are|was|were|\\p{L}+['’](?:m|re|s))\\s+(?:not\\s+)?going\\s+to\\s+(?!(?:${goingToNouns})(?!\\p{L}))\\p{Ll}+`,
      ),
    ],
    [
      'there is / there are',
      words(`[Tt]here\\s+(?:is|are|was|were|isn['’]t|aren['’]t|wasn['’]t|weren['’]t)`),
    ],
    ['would / could / should', words(`[Ww]ould|[Cc]ould|[Ss]hould|wouldn['’]t|couldn['’]t|shouldn['’]t`)],
    ['more … than', words('more\\s+(?:\\p{L}+\\s+){1,2}than')],
  ],
  fr: [
    ['ne … pas', words(`(?:[Nn]e\\s+[\\p{L}'’-]+|[Nn]['’][\\p{L}-]+)(?:\\s+[\\p{L}'’-]+)?\\s+pas`)],
    ['est-ce que', words(`[Ee]st-ce\\s+qu(?:e|['’]\\p{L}+)`)],
    ['être en train de', words(`en\\s+train\\s+d(?:e|['’]\\p{L}+)`)],
    [
      'aller + infinitif',
      words(
        '(?:vais|vas|va|allons|allez|vont)\\s+(?!hier|cher|fier|amer|hiver)(?:être|avoir|faire|\\p{Ll}{2,}er|venir|voir|partir|prendre|mettre|dire|lire|dormir)',
      ),
    ],
  ],
  es: [
    [
      'haber + participio',
      words(
        '(?:he|has|ha|hemos|habéis|han|había|habías|habíamos|habíais|habían)\\s+(?:\\p{Ll}{1,}(?:ado|ido|ído)|hecho|dicho|visto|puesto|escrito|abierto|vuelto|muerto|roto)',
      ),
    ],
    [
      'estar + gerundio',
      words(
        '(?:estoy|estás|está|estamos|estáis|están|estaba|estabas|estábamos|estabais|estaban)\\s+(?!cuando|blando|mando|comando)\\p{Ll}{2,}(?:ando|iendo|yendo)',
      ),
    ],
    [
      'ir a + infinitivo',
      words(
        '(?:voy|vas|va|vamos|vais|van|iba|ibas|íbamos|ibais|iban)\\s+a\\s+(?!ayer|lugar|hogar|mujer)\\p{Ll}+(?:ar|er|ir)(?:me|te|se|lo|la|los|las|nos|le|les)?',
      ),
    ],
  ],
  pt: [
    [
      'estar + gerúndio',
      words(
        '(?:estou|estás|está|estamos|estão|estava|estavas|estávamos|estavam)\\s+(?!quando|brando|ainda)\\p{Ll}+(?:ando|endo|indo)',
      ),
    ],
  ],
  it: [
    [
      'stare + gerundio',
      words(
        '(?:sto|stai|sta|stiamo|state|stanno|stavo|stavi|stava|stavamo|stavate|stavano)\\s+(?!quando|comando)\\p{Ll}{2,}(?:ando|endo)',
      ),
    ],
  ],
  de: [
    ['Nebensatz mit „weil“', /,\s+weil\s/u],
    ['Nebensatz mit „dass“', /,\s+dass\s/u],
    ['Nebensatz mit „obwohl“', /,\s+obwohl\s/u],
    ['um … zu', /,\s+um\s[^,.!?\d]*\szu\s+\p{Ll}+n(?!\p{L})/u],
    ['Konjunktiv II mit „würde“', words('würde(?:st|n|t)?')],
  ],
  ko: [
    ['-(스)ㅂ니다', new RegExp(`${finalB}니다`, 'u')],
    ['-고 싶다', /[가-힣]고\s*싶[가-힣]/u],
    ['-(으)ㄹ 수 있다/없다', new RegExp(`${finalL}\\s*수(?:가|는|도)?\\s*(?:있|없)`, 'u')],
    ['-지 않다', /[가-힣]지(?:는|도)?\s*않/u],
    ['-기 때문에', /[가-힣]기\s*때문/u],
  ],
  zh: [
    ['……吗？', /[吗嗎](?=[？?”」]|\s*$)/u],
    ['因为……所以……', /因[为為][^。！？!?]*所以/u],
    ['虽然……但是……', /[虽雖]然[^。！？!?]*但是/u],
    ['如果……就……', /如果[^。！？!?]*就/u],
    ['不但……而且……', /不但[^。！？!?]*而且/u],
    ['越来越', /越[来來]越/u],
  ],
};

/** Returns the grammar points found in sentences, in a fixed order. Empty for languages without patterns. */
export function patternGrammar(sentences: readonly string[], languageId: number): string[] {
  const rules = byCode[languageById(languageId)?.code ?? ''] ?? [];
  return rules
    .filter(([, pattern]) => sentences.some((sentence) => pattern.test(sentence)))
    .map(([point]) => point);
}
