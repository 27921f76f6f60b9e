import { expect, test } from 'vitest';

import { nameInflection } from './name-inflection.ts';

test.each([
  ['fr', 'mangeait', 'manger', 'verb', ['imperfect']],
  ['fr', 'finissaient', 'finir', 'verb', ['imperfect']],
  ['fr', 'tirait', 'tirer', 'verb', ['imperfect']],
  ['fr', 'tirerait', 'tirer', 'verb', ['conditional']],
  ['fr', 'serait', 'être', 'verb', ['conditional']],
  ['fr', 'étaient', 'être', 'verb', ['imperfect']],
  ['fr', 'faisait', 'faire', 'verb', ['imperfect']],
  ['fr', 'parlera', 'parler', 'verb', ['future']],
  ['fr', 'arrivées', 'arriver', 'verb', ['past_participle', 'feminine', 'plural']],
  ['fr', 'vendue', 'vendre', 'verb', ['past_participle', 'feminine']],
  ['fr', 'chevaux', 'cheval', 'noun, masculine', ['plural']],
  ['fr', 'heureuses', 'heureux', 'adjective', ['feminine', 'plural']],
  ['es', 'hablaba', 'hablar', 'verb', ['imperfect']],
  ['es', 'comía', 'comer', 'verb', ['imperfect']],
  ['es', 'comería', 'comer', 'verb', ['conditional']],
  ['es', 'llegaron', 'llegar', 'verb', ['preterite']],
  ['es', 'durmiendo', 'dormir', 'verb', ['gerund']],
  ['es', 'rojas', 'rojo', 'adjective', ['feminine', 'plural']],
  ['pt', 'falava', 'falar', 'verb', ['imperfect']],
  ['de', 'machte', 'machen', 'verb', ['past']],
  ['de', 'angerufen', 'anrufen', 'verb', ['past_participle']],
  ['de', 'gegangen', 'gehen', 'verb', ['past_participle']],
  ['de', 'gewinnt', 'gewinnen', 'verb', ['present']],
  ['de', 'arbeitet', 'arbeiten', 'verb', ['present']],
  ['de', 'kleinere', 'klein', 'adjective', ['comparative']],
  ['de', 'schönsten', 'schön', 'adjective', ['superlative']],
  ['en', 'stopped', 'stop', 'verb', ['past']],
  ['en', 'making', 'make', 'verb', ['present_participle']],
  ['en', 'cries', 'cry', 'verb', ['third_person', 'present']],
  ['en', 'boxes', 'box', 'noun', ['plural']],
  ['en', 'bigger', 'big', 'adjective', ['comparative']],
])('returns the features of %s %s as a form of %s', (language, form, headword, partOfSpeech, features) => {
  expect(nameInflection(form, { headword, partOfSpeech }, language)).toEqual(features);
});

test.each([
  ['an irregular form', 'fr', 'fait', 'faire', 'verb'],
  ['a present that ends like an imperfect', 'fr', 'connais', 'connaître', 'verb'],
  ['a form of another stem', 'fr', 'vais', 'aller', 'verb'],
  ['a prefix of the infinitive', 'de', 'gewann', 'gewinnen', 'verb'],
  ['a strong past', 'de', 'rief', 'rufen', 'verb'],
  ['a declined adjective', 'de', 'kleiner', 'klein', 'adjective'],
  ['a German noun, whose case and number look alike', 'de', 'häusern', 'Haus', 'noun, neuter'],
  ['an unknown part of speech', 'en', 'makes', 'make', ''],
  ['a language without rules', 'tr', 'evler', 'ev', 'noun'],
])('returns no features for %s', (_reason, language, form, headword, partOfSpeech) => {
  expect(nameInflection(form, { headword, partOfSpeech }, language)).toEqual([]);
});
