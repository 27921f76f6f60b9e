import { sitePlaces, type ReferenceSite } from '@glossa/contract/reference-site';
import { languageCode } from '@glossa/language/language-code';
import { languageById } from '@glossa/language/languages';

/** How sites refer to a language. */
interface LanguageNames {
  /** Heading of the language in the English Wiktionary. */
  heading: string;
  tatoeba?: string;
  reverso?: string;
  /** Name in LEO, whose dictionaries are all between German and another language. */
  leo?: string;
  /** Code in Forvo, if it differs from ours. */
  forvo?: string;
  isInDeepl?: true;
}

/** Names by language code. Every interface language is also a learning language, so no other codes are needed. */
const names: Readonly<Record<string, LanguageNames>> = {
  ja: { heading: 'Japanese', tatoeba: 'jpn', reverso: 'japanese', isInDeepl: true },
  ko: { heading: 'Korean', tatoeba: 'kor', reverso: 'korean', isInDeepl: true },
  zh: { heading: 'Chinese', tatoeba: 'cmn', reverso: 'chinese', leo: 'chinesisch', isInDeepl: true },
  es: { heading: 'Spanish', tatoeba: 'spa', reverso: 'spanish', leo: 'spanisch', isInDeepl: true },
  pt: { heading: 'Portuguese', tatoeba: 'por', reverso: 'portuguese', leo: 'portugiesisch', isInDeepl: true },
  it: { heading: 'Italian', tatoeba: 'ita', reverso: 'italian', leo: 'italienisch', isInDeepl: true },
  fr: { heading: 'French', tatoeba: 'fra', reverso: 'french', leo: 'französisch', isInDeepl: true },
  de: { heading: 'German', tatoeba: 'deu', reverso: 'german', isInDeepl: true },
  en: { heading: 'English', tatoeba: 'eng', reverso: 'english', leo: 'englisch', isInDeepl: true },
  ru: { heading: 'Russian', tatoeba: 'rus', reverso: 'russian', leo: 'russisch', isInDeepl: true },
  la: { heading: 'Latin', tatoeba: 'lat' },
  ar: { heading: 'Arabic', tatoeba: 'ara', reverso: 'arabic', isInDeepl: true },
  grc: { heading: 'Ancient_Greek', tatoeba: 'grc' },
  fa: { heading: 'Persian', tatoeba: 'pes' },
  id: { heading: 'Indonesian', tatoeba: 'ind', forvo: 'ind', isInDeepl: true },
  he: { heading: 'Hebrew', tatoeba: 'heb', reverso: 'hebrew' },
  vi: { heading: 'Vietnamese', tatoeba: 'vie' },
  af: { heading: 'Afrikaans', tatoeba: 'afr' },
  ln: { heading: 'Lingala', tatoeba: 'lin' },
  kg: { heading: 'Kongo' },
  sw: { heading: 'Swahili', tatoeba: 'swh' },
  nl: { heading: 'Dutch', tatoeba: 'nld', reverso: 'dutch', isInDeepl: true },
  tl: { heading: 'Tagalog', tatoeba: 'tgl' },
  th: { heading: 'Thai', tatoeba: 'tha' },
  tr: { heading: 'Turkish', tatoeba: 'tur', reverso: 'turkish', isInDeepl: true },
  pl: { heading: 'Polish', tatoeba: 'pol', reverso: 'polish', leo: 'polnisch', isInDeepl: true },
};

/** Names and URLs of sites that serve a single language, by its code. */
const ownSites: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ja: { Jisho: 'https://jisho.org/search/{word}' },
  ko: { Naver: 'https://korean.dict.naver.com/koendict/#/search?query={word}' },
  zh: { MDBG: 'https://www.mdbg.net/chinese/dictionary?page=worddict&wdrst=0&wdqb={word}' },
  es: { WordReference: 'https://www.wordreference.com/esen/{lemma}', RAE: 'https://dle.rae.es/{lemma}' },
  pt: {
    WordReference: 'https://www.wordreference.com/pten/{lemma}',
    Priberam: 'https://dicionario.priberam.org/{lemma}',
  },
  it: {
    WordReference: 'https://www.wordreference.com/iten/{lemma}',
    Treccani: 'https://www.treccani.it/vocabolario/ricerca/{lemma}/',
  },
  fr: {
    WordReference: 'https://www.wordreference.com/fren/{lemma}',
    CNRTL: 'https://www.cnrtl.fr/definition/{lemma}',
  },
  de: { DWDS: 'https://www.dwds.de/wb/{lemma}' },
  en: { 'Merriam-Webster': 'https://www.merriam-webster.com/dictionary/{lemma}' },
  ru: { OpenRussian: 'https://en.openrussian.org/ru/{lemma}' },
  la: { Logeion: 'https://logeion.uchicago.edu/{lemma}' },
  ar: { Almaany: 'https://www.almaany.com/en/dict/ar-en/{word}/' },
  grc: { Logeion: 'https://logeion.uchicago.edu/{lemma}' },
  fa: { Vajehyab: 'https://vajehyab.com/?q={lemma}' },
  he: { Morfix: 'https://www.morfix.co.il/{word}', Pealim: 'https://www.pealim.com/search/?q={word}' },
  vi: { 'Tra Câu': 'https://tracau.vn/?s={word}' },
  nl: { 'Van Dale': 'https://www.vandale.nl/gratis-woordenboek/nederlands/betekenis/{lemma}' },
  tl: { 'Pinoy Dictionary': 'https://tagalog.pinoydictionary.com/search?q={lemma}' },
  th: { Longdo: 'https://dict.longdo.com/search/{word}' },
  tr: { Tureng: 'https://tureng.com/en/turkish-english/{lemma}' },
  pl: { SJP: 'https://sjp.pwn.pl/szukaj/{lemma}' },
};

/** Interface languages without a Wiktionary. */
const withoutWiktionary: ReadonlySet<string> = new Set(['kg']);

/** Returns the default reference sites for a language. */
export function listDefaultSites(language: number, uiLanguage: string): ReferenceSite[] {
  const code = languageById(language)?.code ?? '';
  const own = names[code];
  if (!own) return [];
  const reader = languageCode(uiLanguage) ?? 'en';
  const edition = withoutWiktionary.has(reader) ? 'en' : '{interface}';
  return Object.entries({
    // Editions without this heading show the page from its beginning.
    Wiktionary: `https://${edition}.wiktionary.org/wiki/{lemma}#${own.heading}`,
    ...ownSites[code],
    LEO: leoUrl(code, reader),
    Reverso: reversoUrl(code, reader),
    Forvo: `https://forvo.com/word/{word}/#${own.forvo ?? code}`,
    Tatoeba: tatoebaUrl(code, reader),
    DeepL: deeplUrl(code, reader),
  }).flatMap(([name, url]) => (url === undefined ? [] : [{ name, url, opens_in: sitePlaces[0] }]));
}

const leoUrl = (code: string, reader: string): string | undefined => {
  const other =
    code === 'de' ? (names[reader]?.leo ?? names['en']?.leo) : reader === 'de' && names[code]?.leo;
  return other ? `https://dict.leo.org/${encodeURI(other)}-deutsch/{word}` : undefined;
};

const reversoUrl = (code: string, reader: string): string | undefined => {
  const from = names[code]?.reverso;
  const to = names[reader]?.reverso ?? 'english';
  return from === undefined || from === to
    ? undefined
    : `https://context.reverso.net/translation/${from}-${to}/{word}`;
};

const tatoebaUrl = (code: string, reader: string): string | undefined => {
  const from = names[code]?.tatoeba;
  const to = names[reader]?.tatoeba ?? 'eng';
  if (from === undefined) return undefined;
  const translated = from === to ? '' : `&to=${to}`;
  return `https://tatoeba.org/en/sentences/search?query={word}&from=${from}${translated}`;
};

const deeplUrl = (code: string, reader: string): string | undefined => {
  const to = names[reader]?.isInDeepl ? '{interface}' : 'en';
  const isSame = code === (to === 'en' ? to : reader);
  return names[code]?.isInDeepl && !isSame
    ? `https://www.deepl.com/translator#{language}/${to}/{sentence}`
    : undefined;
};
