import type { Lemmatizer } from './suggest-lemmas.ts';

/** Past and present stems of the most frequent verbs, in pairs. */
const verbs =
  'کرد کن شد شو بود باش داشت دار گفت گوی گفت گو رفت رو آمد آی آمد آ داد ده گرفت گیر خواست خواه توانست توان دانست دان ' +
  'دید بین زد زن خورد خور نوشت نویس خواند خوان شنید شنو آورد آور برد بر گذاشت گذار ماند مان رسید رس افتاد افت ' +
  'نشست نشین ایستاد ایست خرید خر فروخت فروش ساخت ساز یافت یاب پرسید پرس فهمید فهم شناخت شناس کشید کش گشت گرد ' +
  'بست بند ریخت ریز انداخت انداز پرداخت پرداز فرستاد فرست خوابید خواب پوشید پوش دوید دو ترسید ترس خندید خند ' +
  'گذشت گذر پذیرفت پذیر شکست شکن کوشید کوش آموخت آموز پخت پز شست شوی کشت کش مرد میر زیست زی چید چین باخت باز ' +
  'برخاست برخیز پیوست پیوند افزود افزا گشود گشا نمود نما فرمود فرما آزمود آزما سرود سرا ربود ربا';

const zwnj = '\u200c';
const persons = ['م', 'ی', 'یم', 'ید', 'ند'];

function* generateForms(past: string, present: string): Generator<string> {
  for (const prefix of ['', 'ن', `می${zwnj}`, `نمی${zwnj}`]) {
    for (const ending of ['', ...persons]) yield `${prefix}${past}${ending}`;
  }
  for (const participle of [`${past}ه`, `ن${past}ه`]) {
    for (const ending of ['', 'ام', 'ای', 'است', 'ایم', 'اید', 'اند'])
      yield ending === '' ? participle : participle + zwnj + ending;
  }
  for (const prefix of [`می${zwnj}`, `نمی${zwnj}`, 'ب', 'ن']) {
    for (const ending of ['د', ...persons]) yield `${prefix}${present}${ending}`;
  }
  // Without a prefix, shorter endings would match not only verb forms (کنی) but also other words (بری).
  for (const ending of ['د', 'یم', 'ند']) yield `${present}${ending}`;
}

const infinitives = new Map<string, string>();
const stems = verbs.split(' ');
for (let i = 0; i < stems.length; i += 2) {
  const pastStem = stems[i] ?? '';
  for (const form of generateForms(pastStem, stems[i + 1] ?? '')) {
    if (!infinitives.has(form)) infinitives.set(form, `${pastStem}ن`);
  }
}
for (const form of 'است نیست هست هستم هستی هستیم هستید هستند نیستم نیستیم نیستند باشد باشند باشم باشیم'.split(
  ' ',
))
  infinitives.set(form, 'بودن');

/** Words that look like inflected forms but rarely are. */
const exceptions = new Set('مردم روند کشتی تنها بها رها'.split(' '));
// Plural, possessive and comparative suffixes. Only unambiguous ones may be attached without a ZWNJ.
const suffix =
  /(?:\u200c?(?:هایی|های)|\u200c(?:ها|هایم|هایت|هایش|هایمان|هایتان|هایشان|ام|ات|اش|مان|تان|شان|ای|تر|ترین|تری))$/u;

/** Returns the infinitive for a verb form, or the stem for a noun or adjective with a suffix. */
export const persianLemmas: Lemmatizer = (form) => {
  if (exceptions.has(form)) return [];
  const infinitive = infinitives.get(form);
  if (infinitive) return [infinitive];
  const stem = form.replace(suffix, '');
  return stem.length >= 2 ? [stem] : [];
};
