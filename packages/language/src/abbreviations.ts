/**
 * Abbreviations of one language, in lower case, without the last period, separated by spaces.
 *
 * - `nonTerminal`: titles and connecting words, which never end a sentence
 * - `canEndSentence`: end a sentence before a capital letter
 * - `beforeNumber`: reference words (`no. 5`), which are abbreviations only before a number
 * - `units`: units (`2008 г.`), which can end a sentence after a number
 * - `starters`: words that begin sentences and follow neither an initial nor an ordinal
 */
export interface Abbreviations {
  nonTerminal: string;
  canEndSentence: string;
  beforeNumber: string;
  units: string;
  starters: string;
}

const abbreviations = (lists: Partial<Abbreviations>): Abbreviations => ({
  nonTerminal: '',
  canEndSentence: '',
  beforeNumber: '',
  units: '',
  starters: '',
  ...lists,
});

const defaultAbbreviations = abbreviations({
  nonTerminal: 'mr mrs ms dr prof st ph.d vs cf',
  canEndSentence: 'etc jr sr inc ltd co corp',
  beforeNumber: 'no nr vol p pp fig cap art',
});

const byCode: Readonly<Record<string, Abbreviations>> = {
  en: abbreviations({
    nonTerminal:
      'mr mrs ms mx dr prof st mt ft messrs mmes rev hon gen col maj capt cmdr lt sgt cpl adm gov pres sen rep supt ' +
      'fr sr.a e.g i.e eg ie viz cf vs v approx ca esp incl dept univ assn bros mlle mme ven msgr',
    canEndSentence:
      'etc jr sr inc ltd co corp esq ph.d m.d b.a m.a a.m p.m u.s u.s.a u.k u.n d.c b.c a.d est al ave blvd rd',
    beforeNumber:
      'no nos p pp vol vols fig figs ch chap sec art eq ed op lib jan feb mar apr jun jul aug sep sept oct nov dec',
    starters:
      'the he she it they we you i this that these those there then but and so in on at when while if as after before ' +
      'a an my his her our their its what who how why where for with by from to no not yes however although once ' +
      'now still even every all some many most one two another such later meanwhile',
  }),
  fr: abbreviations({
    nonTerminal:
      'm mm mme mmes mlle mlles dr pr prof me mgr st ste sts cf c.-à-d ex env apr av hab ed éd dir boul bd sq',
    canEndSentence: 'etc jr cie s.a u.s.a j.-c',
    beforeNumber: 'p pp n no nos vol t art chap fig l al tél',
    starters:
      'le la les l un une il elle ils elles on nous vous je j tu ce c cet cette ces mais et ou donc or ni car dans en à ' +
      'au aux pour par sur avec sans sous quand si comme après avant puis alors d qu son sa ses leur leurs',
  }),
  it: abbreviations({
    nonTerminal:
      'sig sig.ra sig.na sigg dott dott.ssa dr prof prof.ssa ing avv arch geom on rag mons don s ss es cfr ca gen col cap ten',
    canEndSentence: 'ecc etc jr s.p.a s.r.l d.c a.c u.s.a',
    beforeNumber: 'n nn p pp pag pagg vol art artt cap fig c tel',
    starters:
      'il lo la i gli le l un uno una egli ella esso essa essi noi voi loro io tu lei lui ma e o se nel nella nei in a ' +
      'al alla da dal di del della per con su quando come dopo prima poi allora anche non questo questa quello che chi',
  }),
  es: abbreviations({
    nonTerminal:
      'sr sra srta sres dr dra d dña da prof profa lic ing arq gral cnel cap tte fr mons sto sta ud uds vd vds p.ej ej cf av avda c',
    canEndSentence: 'etc jr cía s.a ee.uu a.c d.c a.m p.m',
    beforeNumber: 'n núm nro p pp pág págs vol art cap fig tel',
    starters:
      'el la los las un una unos unas él ella ellos ellas nosotros yo tú usted esto este esta estos estas ese esa y e o ' +
      'pero en a al de del con por para sin sobre cuando si como después antes luego entonces también no su sus que qué',
  }),
  pt: abbreviations({
    nonTerminal: 'sr sra srs dr dra d prof profa eng exmo exma st sto sta av gen cel cap p.ex ex cf',
    canEndSentence: 'etc jr cia s.a ltda a.c d.c eua',
    beforeNumber: 'n no nº p pp pág vol art cap fig tel',
    starters:
      'o a os as um uma ele ela eles elas nós eu tu você isto este esta esse essa e ou mas em no na nos nas ao à de do da ' +
      'com por para sem sobre quando se como depois antes então também não seu sua que',
  }),
  de: abbreviations({
    nonTerminal:
      'hr hrn fr frl dr prof dipl ing med phil jur rer nat st z.b z u.a u.ä u d.h d i.d.r i bzw bspw vgl ca evtl ggf ' +
      'inkl exkl insb sog gen geb gest gegr verh zzgl abzgl o.ä v.a v m.e s.o s.u zz zt z.t z.zt u.u mind max min ' +
      'allg bes ehem eigtl einschl entspr gem hl lt mio mrd str tel vors wg',
    canEndSentence: 'usw etc usf jr jh jhd jhdt n.chr v.chr chr u.s.w u.v.m co',
    beforeNumber:
      'nr nrn s abb bd bde kap abs art tab aufl hrsg jg jan feb febr mär apr jun jul aug sep sept okt nov dez',
    starters:
      'der die das ein eine einen einem er sie es wir ihr ich du und aber doch dann da im in am an auf bei mit nach von ' +
      'vor zu zum zur als wenn wie was wer wo so auch nun jetzt dies diese dieser dieses nicht man sein seine ihre für ' +
      'durch über unter seit während nachdem danach damals heute hier dort alle viele einige',
  }),
  ru: abbreviations({
    nonTerminal:
      'т.е т.к т.н т.о т тов им ул пр пл пос дер проф акад доц св гр г-н г-жа см ср напр англ нем фр лат рус греч род ум ок',
    canEndSentence: 'т.д т.п др пр проч н.э э с.ш в.д',
    beforeNumber: 'стр с № рис табл гл ч п пп ст кн вып изд д кв корп',
    units: 'г гг в вв р руб коп тыс млн млрд км м см кг ч мин сек',
    starters:
      'он она оно они мы вы я ты это этот эта эти в во на и а но да из за с со к ко по при для о об от до у если когда ' +
      'как что кто где там тут так тогда потом затем после перед не ни все всё его её их мой наш',
  }),
  nl: abbreviations({
    nonTerminal:
      'dhr mevr mw mr dr drs prof ir ing st bijv bv o.a d.w.z m.a.w i.p.v t.o.v m.b.t t.a.v vgl ca resp incl excl',
    canEndSentence: 'enz etc e.d jr n.chr v.chr b.v n.v',
    beforeNumber: 'nr blz p pag art hfst fig jan feb apr aug sept okt nov dec',
    starters:
      'de het een hij zij ze wij we ik jij je u en maar of in op aan bij met na van voor als toen dit dat deze die er',
  }),
  pl: abbreviations({
    nonTerminal: 'p prof dr hab inż mgr św ks ul al np tj tzn tzw m.in im gen płk kpt por ok wg zob ur zm',
    canEndSentence: 'itd itp in r w n.e p.n.e',
    beforeNumber: 'nr s str t tom rozdz art ust pkt rys tab',
    starters:
      'on ona ono oni my wy ja ty to ten ta te i a ale w we na z ze do od po przy dla o u gdy kiedy jak co kto nie',
  }),
  tr: abbreviations({
    nonTerminal: 'dr prof doç av sn yrd alb gen org hz mah cad sok bkz örn vb.g yy',
    canEndSentence: 'vb vs vd a.ş ltd şti',
    beforeNumber: 'no s sf cilt',
    starters: 'o bu şu ben sen biz siz onlar ve ama fakat bir çünkü sonra ne nasıl neden',
  }),
  la: abbreviations({
    nonTerminal: 'c cn l m p q t s ti sex sp ap d k cf',
    canEndSentence: 'etc cos coss',
    beforeNumber: 'cap lib vol p',
  }),
};

/**
 * Returns the abbreviations of a language. Languages without a list of their own get the general list for Latin script.
 */
export const getAbbreviations = (code: string): Abbreviations => byCode[code] ?? defaultAbbreviations;
