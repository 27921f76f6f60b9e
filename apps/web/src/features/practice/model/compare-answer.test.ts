import { describe, expect, it } from 'vitest';

import { compareAnswer } from './compare-answer.ts';

describe('a typed answer', () => {
  it.each([
    ['fenêtre', 'fenêtre', 'exact'],
    ['fene\u0302tre', 'fenêtre', 'exact'],
    ['Fenetre', 'fenêtre', 'close'],
    ["l'eau", 'l’eau', 'close'],
    ['arc en ciel', 'arc-en-ciel', 'close'],
    ['strasse', 'Straße', 'close'],
    ['IŞIK', 'ışık', 'close'],
    ['كتاب', 'كِتَاب', 'close'],
    ['שלום', 'שָׁלוֹם', 'close'],
    ['ｶﾀｶﾅ', 'カタカナ', 'close'],
    ['はし', 'ばし', 'wrong'],
    ['ลูก', 'ลุก', 'wrong'],
    ['fenetr', 'fenêtre', 'wrong'],
    ['', 'fenêtre', 'wrong'],
    ['…', '…', 'exact'],
  ])('%s for %s is %s', (typed, right, verdict) => {
    expect(compareAnswer(typed, [right]).verdict).toBe(verdict);
  });

  it('may match any accepted spelling', () => {
    expect(compareAnswer('chats', ['chat', 'chats']).verdict).toBe('exact');
  });

  it('is compared with the correct one letter by letter', () => {
    const { pieces } = compareAnswer('fanetr', ['fenêtre']);
    const diff = pieces.map(
      ({ kind, text }) => ({ same: text, missing: `+${text}`, extra: `-${text}` })[kind],
    );
    expect(diff).toEqual(['f', '-a', '+e', 'nêtr', '+e']);
  });

  it('keeps combining marks with their letters', () => {
    const { pieces } = compareAnswer('กน', ['กิน']);
    expect(pieces.map(({ text }) => text).join('|')).toBe('ก|กิ|น');
  });
});
