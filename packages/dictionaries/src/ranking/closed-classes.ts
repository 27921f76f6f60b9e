const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Frequent words of a language that indicate the classes of adjacent words. */
export interface ClosedClasses {
  /** Articles, possessives, demonstratives and quantifiers. */
  determiners: ReadonlySet<string>;
  /** Pronouns that are always subjects. */
  subjects: ReadonlySet<string>;
  /** Unstressed pronouns before a verb, some of which are also articles. */
  clitics?: ReadonlySet<string>;
  prepositions: ReadonlySet<string>;
  /** Clitics that an infinitive can follow. */
  beforeInfinitive?: ReadonlySet<string>;
  auxiliaries: ReadonlySet<string>;
  copulas: ReadonlySet<string>;
  /** Adverbs of degree. */
  degrees: ReadonlySet<string>;
  /** Negations that come before a verb. */
  negations?: ReadonlySet<string>;
  conjunctions: ReadonlySet<string>;
}

/** By language code. */
export const closedClasses: Readonly<Record<string, ClosedClasses>> = {
  de: {
    determiners: wordSet(
      'der die das den dem des ein eine einen einem einer eines kein keine keinen keinem keiner mein meine meinen meinem meiner meines dein deine deinen deinem deiner sein seine seinen seinem seiner seines ihre ihren ihrem ihrer ihres unser unsere unseren unserem unserer euer eure euren eurem dieser diese dieses diesen diesem jeder jede jedes jeden jedem welcher welche welches welchen welchem alle allen viele vielen einige beide zwei drei vier fünf zum zur im am vom beim ins',
    ),
    subjects: wordSet('ich du er sie es wir man wer'),
    prepositions: wordSet('in an auf mit von zu bei nach aus für über unter vor hinter gegen ohne durch um'),
    beforeInfinitive: wordSet('zu'),
    auxiliaries: wordSet(
      'kann kannst können konnte will willst wollen wollte muss musst müssen musste soll sollen sollte darf dürfen möchte möchten wird wirst werden würde würden',
    ),
    copulas: wordSet('bin bist ist sind seid war warst waren wurde wird'),
    degrees: wordSet('sehr so ganz ziemlich recht äußerst besonders'),
    conjunctions: wordSet('und oder aber denn sondern dass weil wenn als ob'),
  },
  en: {
    determiners: wordSet(
      'the a an my your his her its our their this that these those some any no every each another what which two three four many few several',
    ),
    subjects: wordSet('i you he she it we they who'),
    prepositions: wordSet(
      'in on at of with from by for about into over under after before through between against',
    ),
    beforeInfinitive: wordSet('to'),
    auxiliaries: wordSet(
      "can can't cannot could couldn't will won't would wouldn't shall should shouldn't may might must do don't does doesn't did didn't let let's please",
    ),
    copulas: wordSet('am is are was were be been being seem seems seemed became become feel feels felt'),
    degrees: wordSet('very so too quite rather really extremely most more'),
    negations: wordSet("not never don't didn't"),
    conjunctions: wordSet('and or but because if when while'),
  },
  fr: {
    determiners: wordSet(
      "le la les l' l’ un une des du au aux mon ma mes ton ta tes son sa ses notre nos votre vos leur leurs ce cet cette ces quel quelle quels quelles chaque plusieurs quelques aucun aucune deux trois quatre",
    ),
    subjects: wordSet("je j' j’ tu il elle on nous vous ils elles qui"),
    clitics: wordSet("me m' m’ te t' t’ se s' s’ le la les l' l’ lui leur y en nous vous"),
    prepositions: wordSet("de d' d’ à en dans sur sous avec sans pour par vers chez entre contre"),
    beforeInfinitive: wordSet("de d' d’ à pour sans"),
    auxiliaries: wordSet(
      "ai as a avons avez ont avait avais avaient avoir peux peut peuvent veux veut veulent voudrais voudrait pouvait dois doit doivent vais vas va allons allez vont faut laisse fait ai-je a-t-il qu'il",
    ),
    copulas: wordSet('suis es est sommes êtes sont était étais étaient être fut sera semble'),
    degrees: wordSet('très si trop plus moins aussi assez tout bien'),
    negations: wordSet("ne n' n’"),
    conjunctions: wordSet("et ou mais car donc que qu' quand comme"),
  },
  es: {
    determiners: wordSet(
      'el la los las un una unos unas del al mi mis tu tus su sus nuestro nuestra nuestros este esta estos estas ese esa esos aquel aquella cada todo toda mucho mucha muchos muchas otro otra dos tres cuatro',
    ),
    subjects: wordSet('yo tú él ella usted nosotros ellos ellas ustedes quien'),
    clitics: wordSet('me te se lo la los las le les nos os'),
    prepositions: wordSet('de a en con por para sin sobre entre desde hasta hacia bajo contra'),
    beforeInfinitive: wordSet('de a para por sin al que'),
    auxiliaries: wordSet(
      'he has ha hemos han había habían puedo puede puedes pueden quiero quiere quieres quieren debo debe deben voy vas va vamos van podía quería',
    ),
    copulas: wordSet('soy eres es somos son era eran fue estoy está estás están estaba estaban ser parece'),
    degrees: wordSet('muy tan más menos bastante demasiado'),
    negations: wordSet('no nunca'),
    conjunctions: wordSet('y e o pero porque que si cuando'),
  },
  it: {
    determiners: wordSet(
      "il lo la i gli le l' un uno una del dello della dei degli delle al allo alla ai nel nella sul sulla mio mia tuo tua suo sua nostro nostra questo questa quello quella ogni due tre",
    ),
    subjects: wordSet('io tu lui lei noi voi loro chi'),
    clitics: wordSet('mi ti si lo la li le ci vi ne gli'),
    prepositions: wordSet('di a da in con su per tra fra'),
    beforeInfinitive: wordSet('di a da per'),
    auxiliaries: wordSet('ho hai ha abbiamo hanno aveva può posso vuole voglio deve devo'),
    copulas: wordSet('sono sei è siamo siete era erano essere'),
    degrees: wordSet('molto così troppo più meno tanto'),
    negations: wordSet('non'),
    conjunctions: wordSet('e o ma perché che se quando'),
  },
  pt: {
    determiners: wordSet(
      'o a os as um uma uns umas do da dos das no na nos nas ao à meu minha teu tua seu sua nosso nossa este esta esse essa aquele aquela cada todo toda dois duas três',
    ),
    subjects: wordSet('eu tu ele ela você nós eles elas vocês quem'),
    clitics: wordSet('me te se lhe nos lhes'),
    prepositions: wordSet('de em com por para sem sobre entre até'),
    beforeInfinitive: wordSet('de a para por sem'),
    auxiliaries: wordSet('pode posso quer quero deve devo vai vou tinha tem'),
    copulas: wordSet('sou és é somos são era eram foi estou está estão estava ser'),
    degrees: wordSet('muito tão mais menos bastante demais'),
    negations: wordSet('não'),
    conjunctions: wordSet('e ou mas porque que se quando'),
  },
  nl: {
    determiners: wordSet(
      'de het een mijn jouw zijn haar ons onze hun uw deze dit dat die elke ieder geen alle twee drie',
    ),
    subjects: wordSet('ik jij je hij zij ze wij we men wie'),
    prepositions: wordSet('in op aan met van bij naar uit voor over onder achter tegen zonder door om'),
    beforeInfinitive: wordSet('te'),
    auxiliaries: wordSet('kan kunnen kon wil willen wilde moet moeten moest mag mogen zal zullen zou zouden'),
    copulas: wordSet('ben bent is was waren wordt werd'),
    degrees: wordSet('heel zeer erg zo te'),
    conjunctions: wordSet('en of maar want dat omdat als'),
  },
};

/** All words of these classes, by language code. */
export const closedWords: Readonly<Record<string, ReadonlySet<string>>> = Object.fromEntries(
  Object.entries(closedClasses).map(([code, classes]) => [
    code,
    new Set(Object.values(classes).flatMap((words: ReadonlySet<string>) => [...words])),
  ]),
);
