import { expect, it } from 'vitest';

import { pseudoDictionary, pseudoSentence } from './pseudo.ts';

it('accents letters and lengthens text by a third', () => {
  expect(pseudoSentence('Sign in')).toBe('⟦Šîĝñ îñ~~~⟧');
});

it('leaves placeholders, nested keys and tags unchanged', () => {
  expect(pseudoSentence('{{name}} and <terms>terms</terms> $t(common:app)')).toMatch(
    /^⟦\{\{name\}\} àñð <terms>ţéŕɱš<\/terms> \$t\(common:app\)~+⟧$/,
  );
});

it('processes nested groups', () => {
  expect(pseudoDictionary({ a: { b: 'x' } })).toEqual({ a: { b: '⟦ẋ~⟧' } });
});
