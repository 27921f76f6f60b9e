import { expect, it } from 'vitest';

import { pseudoDictionary, pseudoSentence } from './pseudo.ts';

it('accents letters and adds a third', () => {
  expect(pseudoSentence('Sign in')).toBe('⟦Šîĝñ îñ~~~⟧');
});

it('leaves values, nested texts and tags alone', () => {
  expect(pseudoSentence('{{name}} and <terms>terms</terms> $t(common:app)')).toMatch(
    /^⟦\{\{name\}\} àñð <terms>ţéŕɱš<\/terms> \$t\(common:app\)~+⟧$/,
  );
});

it('goes into groups', () => {
  expect(pseudoDictionary({ a: { b: 'x' } })).toEqual({ a: { b: '⟦ẋ~⟧' } });
});
