import { expect, test } from 'vitest';

import { featuresFromTags, readFormDefinition } from './grammar-tags.ts';
import { inflectionFeatures, type ListedForm } from './inflected-form.ts';
import { readForms, storeForms } from './stored-forms.ts';

test.each([
  ['imperfect indicative singular third-person', ['imperfect', 'third_person', 'singular']],
  ['historic indicative past singular third-person', ['preterite', 'third_person', 'singular']],
  ['participle past', ['past_participle']],
  ['participle present feminine', ['present_participle', 'feminine']],
  ['plural prepositional', ['locative', 'plural']],
  ['plural possessive', []],
  ['participle', []],
])('reads the tags %s', (tags, features) => {
  expect(featuresFromTags(tags.split(' '))).toEqual(features);
});

test.each([
  ['plural of gatto', 'gatto', ['plural']],
  ['feminine singular of bello', 'bello', ['feminine', 'singular']],
  [
    'third-person singular imperfect indicative of mangiare',
    'mangiare',
    ['imperfect', 'third_person', 'singular'],
  ],
  [
    'inflection of amare: – third-person singular present indicative',
    'amare',
    ['present', 'third_person', 'singular'],
  ],
  ['inflection of sprechen: – first/third-person plural present', 'sprechen', ['present', 'plural']],
])('reads the definition %s', (text, lemma, inflection) => {
  expect(readFormDefinition(text, lemma)).toEqual({ inflection });
});

test.each([
  ['the number of legs of gatto', 'gatto'],
  ['plural of gatta', 'gatto'],
  ['diminutive of affection of gatto', 'gatto'],
])('treats %s as a meaning', (text, lemma) => {
  expect(readFormDefinition(text, lemma)).toBeUndefined();
});

test('stores forms and reads them back', () => {
  const forms: ListedForm[] = [
    {
      form: 'парка',
      inflections: [
        ['genitive', 'singular'],
        ['nominative', 'plural'],
      ],
    },
    ...inflectionFeatures.map((feature) => ({ form: feature, inflections: [[feature]] })),
  ];
  expect(storeForms(forms)[0]).toEqual(['парка', 'G- N+']);
  expect(readForms(storeForms(forms))).toEqual(forms);
  expect(readForms([['gatti', '?+']])).toEqual([{ form: 'gatti', inflections: [['plural']] }]);
});
