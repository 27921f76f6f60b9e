const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Frequent words of a language that show the class of the words beside them. */
export interface ClosedClasses {
  /** Articles, possessives, demonstratives and quantifiers. */
  determiners: ReadonlySet<string>;
  /** Pronouns that are only subjects. */
  subjects: ReadonlySet<string>;
  /** Unstressed pronouns before a verb; some are also articles. */
  clitics?: ReadonlySet<string>;
  prepositions: ReadonlySet<string>;
  /** Those that an infinitive can follow. */
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
    determiners: set(
      'der die das den dem des ein eine einen einem einer eines kein keine keinen keinem keiner mein meine meinen meinem meiner meines dein deine deinen deinem deiner sein seine seinen seinem seiner seines ihre ihren ihrem ihrer ihres unser unsere unseren unserem unserer euer eure euren eurem dieser diese dieses diesen diesem jeder jede jedes jeden jedem welcher welche welches welchen welchem alle allen viele vielen einige beide zwei drei vier fünf zum zur im am vom beim ins',
    ),
    subjects: set('ich du er sie es wir man wer'),
    prepositions: set('in an auf mit von zu bei nach aus für über unter vor hinter gegen ohne durch um'),
    beforeInfinitive: set('zu'),
    auxiliaries: set(
      'kann kannst können konnte will willst wollen wollte muss musst müssen musste soll sollen sollte darf dürfen möchte möchten wird wirst werden würde würden',
    ),
    copulas: set('bin bist ist sind seid war warst waren wurde wird'),
    degrees: set('sehr so ganz ziemlich recht äußerst besonders'),
    conjunctions: set('und oder aber denn sondern dass weil wenn als ob'),
  },
  en: {
    determiners: set(
      'the a an my your his her its our their this that these those some any no every each another what which two three four many few several',
    ),
    subjects: set('i you he she it we they who'),
    prepositions: set(
      'in on at of with from by for about into over under after before through between against',
    ),
    beforeInfinitive: set('to'),
    auxiliaries: set(
      "can can't cannot could couldn't will won't would wouldn't shall should shouldn't may might must do don't does doesn't did didn't let let's please",
    ),
    copulas: set('am is are was were be been being seem seems seemed became become feel feels felt'),
    degrees: set('very so too quite rather really extremely most more'),
    negations: set("not never don't didn't"),
    conjunctions: set('and or but because if when while'),
  },
  fr: {
    determiners: set(
      "le la les l' l’ un une des du au aux mon ma mes ton ta tes son sa ses notre nos votre vos leur leurs ce cet cette ces quel quelle quels quelles chaque plusieurs quelques aucun aucune deux trois quatre",
    ),
    subjects: set("je j' j’ tu il elle on nous vous ils elles qui"),
    clitics: set("me m' m’ te t' t’ se s' s’ le la les l' l’ lui leur y en nous vous"),
    prepositions: set("de d' d’ à en dans sur sous avec sans pour par vers chez entre contre"),
    beforeInfinitive: set("de d' d’ à pour sans"),
    auxiliaries: set(
      "ai as a avons avez ont avait avais avaient avoir peux peut peuvent veux veut veulent voudrais voudrait pouvait dois doit doivent vais vas va allons allez vont faut laisse fait ai-je a-t-il qu'il",
    ),
    copulas: set('suis es est sommes êtes sont était étais étaient être fut sera semble'),
    degrees: set('très si trop plus moins aussi assez tout bien'),
    negations: set("ne n' n’"),
    conjunctions: set("et ou mais car donc que qu' quand comme"),
  },
  es: {
    determiners: set(
      'el la los las un una unos unas del al mi mis tu tus su sus nuestro nuestra nuestros este esta estos estas ese esa esos aquel aquella cada todo toda mucho mucha muchos muchas otro otra dos tres cuatro',
    ),
    subjects: set('yo tú él ella usted nosotros ellos ellas ustedes quien'),
    clitics: set('me te se lo la los las le les nos os'),
    prepositions: set('de a en con por para sin sobre entre desde hasta hacia bajo contra'),
    beforeInfinitive: set('de a para por sin al que'),
    auxiliaries: set(
      'he has ha hemos han había habían puedo puede puedes pueden quiero quiere quieres quieren debo debe deben voy vas va vamos van podía quería',
    ),
    copulas: set('soy eres es somos son era eran fue estoy está estás están estaba estaban ser parece'),
    degrees: set('muy tan más menos bastante demasiado'),
    negations: set('no nunca'),
    conjunctions: set('y e o pero porque que si cuando'),
  },
  it: {
    determiners: set(
      "il lo la i gli le l' un uno una del dello della dei degli delle al allo alla ai nel nella sul sulla mio mia tuo tua suo sua nostro nostra questo questa quello quella ogni due tre",
    ),
    subjects: set('io tu lui lei noi voi loro chi'),
    clitics: set('mi ti si lo la li le ci vi ne gli'),
    prepositions: set('di a da in con su per tra fra'),
    beforeInfinitive: set('di a da per'),
    auxiliaries: set('ho hai ha abbiamo hanno aveva può posso vuole voglio deve devo'),
    copulas: set('sono sei è siamo siete era erano essere'),
    degrees: set('molto così troppo più meno tanto'),
    negations: set('non'),
    conjunctions: set('e o ma perché che se quando'),
  },
  pt: {
    determiners: set(
      'o a os as um uma uns umas do da dos das no na nos nas ao à meu minha teu tua seu sua nosso nossa este esta esse essa aquele aquela cada todo toda dois duas três',
    ),
    subjects: set('eu tu ele ela você nós eles elas vocês quem'),
    clitics: set('me te se lhe nos lhes'),
    prepositions: set('de em com por para sem sobre entre até'),
    beforeInfinitive: set('de a para por sem'),
    auxiliaries: set('pode posso quer quero deve devo vai vou tinha tem'),
    copulas: set('sou és é somos são era eram foi estou está estão estava ser'),
    degrees: set('muito tão mais menos bastante demais'),
    negations: set('não'),
    conjunctions: set('e ou mas porque que se quando'),
  },
  nl: {
    determiners: set(
      'de het een mijn jouw zijn haar ons onze hun uw deze dit dat die elke ieder geen alle twee drie',
    ),
    subjects: set('ik jij je hij zij ze wij we men wie'),
    prepositions: set('in op aan met van bij naar uit voor over onder achter tegen zonder door om'),
    beforeInfinitive: set('te'),
    auxiliaries: set('kan kunnen kon wil willen wilde moet moeten moest mag mogen zal zullen zou zouden'),
    copulas: set('ben bent is was waren wordt werd'),
    degrees: set('heel zeer erg zo te'),
    conjunctions: set('en of maar want dat omdat als'),
  },
};

/** All words of these classes, by language code. */
export const closedWords: Readonly<Record<string, ReadonlySet<string>>> = Object.fromEntries(
  Object.entries(closedClasses).map(([code, classes]) => [
    code,
    new Set(Object.values(classes).flatMap((words: ReadonlySet<string>) => [...words])),
  ]),
);
