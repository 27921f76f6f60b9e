/**
 * Frequent forms that the spelling dictionaries list as separate words or attribute to a rare word. Each line is for
 * one lemma, or for several lemmas with the same forms, likelier ones first.
 */
const tables = {
  es: `
ser: soy eres es somos sois son era eras éramos erais eran sea seas seamos sean seré será serán sería serían sido siendo fuese fuesen
ir: voy vas va vamos vais van vaya vayas vayan iba ibas íbamos iban ido yendo
ser, ir: fui fuiste fue fuimos fuisteis fueron fuera fueran
haber: he has ha hay hemos habéis han había habías habíamos habían hubo hubieron haya hayas hayan habrá habrán habría habrían hubiera hubieran habido habiendo
estar: estoy estás está estamos estáis están estaba estabas estábamos estaban estuve estuvo estuvieron esté estén estará estarán estaría estado estando
hacer: hago haces hace hacemos hacen hice hizo hicieron hicimos haga hagan hará harán haría harían hecho hecha hechos hechas haciendo hacía hacían
decir: digo dices dice decimos dicen dije dijo dijeron diga digan dirá dirán diría dicho dicha diciendo decía decían
dar: doy das da damos dan di dio dieron dé den daba daban dado dada dando dará
ver: veo ves ve vemos ven vi vio vieron vea vean veía veían visto vista viendo
poder: puedo puedes puede podemos pueden pude pudo pudieron pueda puedan podrá podrán podría podrían podía podían pudiendo
querer: quiero quieres quiere queremos quieren quise quiso quisieron quiera quieran querría quería querían
tener: tengo tienes tiene tenemos tienen tuve tuvo tuvieron tenga tengan tendrá tendrán tendría tendrían tenía tenían tenido teniendo
venir: vengo vienes viene venimos vienen vine vino vinieron venga vengan vendrá vendría venía venían
poner: pongo pones pone ponen puse puso pusieron ponga pongan pondrá puesto puesta puestos puestas
saber: sé sabe saben supe supo supieron sepa sepan sabrá sabría sabía
escribir: escrito escrita escritos escritas
bueno: buen buena buenas buenos
malo: mal malas mala malos
grande: gran grandes
primero: primer primera primeras primeros
mucho: muy
tanto: tan
país: países
mes: meses
vida: vida vidas
plazo: plazo plazos
nuevo: nueva nuevas nuevos`,
  pt: `
ser: sou és é somos são era eras éramos eram seja sejam sejamos será serão seria seriam sido sendo fosse fossem
ir: vou vais vai vamos vão ia iam vá ido indo irá irão
ser, ir: fui foste foi fomos foram for forem
ter: tenho tens tem temos têm tinha tinhas tínhamos tinham tive teve tiveram tenha tenham terá terão teria teriam tido tendo tivesse tiver
estar: estou estás está estamos estão estava estavam estive esteve estiveram esteja estejam estará estarão estaria estado estando
haver: hei há hão havia haviam houve houveram haja haverá haveria havido
fazer: faço fazes faz fazemos fazem fiz fez fizeram faça façam fará farão faria fazia faziam feito feita feitos feitas fazendo
poder: posso podes pode podemos podem pude pôde puderam possa possam poderá poderão poderia poderiam podia podiam
dizer: digo diz dizem disse disseram diga dirá diria dito dizendo dizia
dar: dou dás dá damos dão dei deu deram dê deem dado dando dava
ver: vejo vê vemos veem vi viu viram veja via viam visto vista vendo
querer: quero queres quer queremos querem quis quiseram queira queria queriam
saber: sei sabe sabemos sabem soube souberam saiba sabia sabiam
vir: venho vens vem vimos vêm veio vieram venha virá vinha vinham vindo
pôr: ponho põe põem pôs puseram ponha punha posto posta
trazer: trago traz trazem trouxe trouxeram traga
manter: mantém mantêm manteve mantiveram mantinha
prever: prevê preveem previu previsto prevista
bom: boa boas bons
mau: má más maus
país: países
vez: vezes
equipe: equipe equipes
econômico: econômica econômicos econômicas`,
  fr: `
avoir: ai as a avons avez ont avais avait avions aviez avaient eu eue eus eut eurent aurai auras aura aurons aurez auront aurait auraient aie ait aient ayant
être: suis es est sommes êtes sont étais était étions étiez étaient été fus fut furent serai seras sera serons serez seront serait seraient sois soit soient étant
faire: fais fait faisons faites font faisait faisaient fit firent fera feront ferait fasse faite faits
dire: dis dit disons dites disent disait disaient dira dirait dite
aller: vais vas va vont ira iront irait aille
écrire: écrit écrits écrite écrites
tout: tout tous toute toutes
le, la: l'
ne: n'
que: qu'
de: d'
je: j'
se: s'
me: m'
te: t'
ce: c' cet cette ces
jusque: jusqu'
lorsque: lorsqu'
puisque: puisqu'
quoique: quoiqu'
monsieur: m messieurs
aujourd'hui: aujourd'hui`,
  ru: `
год: лет летами
человек: люди людей людям людьми людях
ребёнок: дети детей детям детьми детях
быть: был была было были есть будет будут буду будем будешь будете будучи
мочь: могу можешь может можем можете могут мог могла могло могли
идти: шёл шел шла шло шли иду идёт идет идут идём
прийти: пришёл пришел пришла пришло пришли приду придёт придет придут
прийтись: пришлось придётся придется
выйти: вышел вышла вышло вышли выйдет выйдут
войти: вошёл вошел вошла вошло вошли войдёт войдет
уйти: ушёл ушел ушла ушло ушли уйдёт уйдет
пойти: пошёл пошел пошла пошло пошли пойдёт пойдет пойдут
перейти: перешёл перешел перешла перешли перейдёт
найти: нашёл нашел нашла нашли найдёт найдет
подойти: подошёл подошел подошла подошли подойдёт
произойти: произошёл произошел произошла произошло произошли
умереть: умер умерла умерли умрёт
должен: должен должна должно должны
время: времени времена времён времен временам временем временами
имя: имени имена имён имен именем именами
церковь: церкви церковью церквей
любовь: любви любовью
путь: пути путём путем путей путями
семья: семей
число: чисел
дело: дел
большой: больший большего большая больше
хороший: лучше лучший лучшая
мир: мира
век: века веке веков
сестра: сестры сестёр сестер`,
};

const byForm = new Map<string, string[]>();
for (const [code, table] of Object.entries(tables)) {
  for (const line of table.trim().split('\n')) {
    const [lemmas = '', forms = ''] = line.split(': ');
    for (const form of forms.split(' ')) {
      const key = `${code}:${form}`;
      byForm.set(key, [...(byForm.get(key) ?? []), ...lemmas.split(', ')]);
    }
  }
}

/** Returns the lemmas of an irregular form, likelier ones first. Empty for other forms. */
export const irregularLemmas = (code: keyof typeof tables, form: string): readonly string[] =>
  byForm.get(`${code}:${form}`) ?? [];
