import { expect, it } from 'vitest';

import { findHintTarget } from './hint-at-word.tsx';

/** Words of a line are side by side; lines are 30 pixels apart. */
const line = (top: number) => [{ top, bottom: top + 20, height: 20 } as DOMRect];

/** Builds a text of sentences with their lines of words; a known word ends with a dot. */
function renderText(...sentences: { top: number; lines: string[] }[]): HTMLElement {
  const text = document.createElement('div');
  for (const { top, lines } of sentences) {
    const sentence = document.createElement('span');
    sentence.dataset['seq'] = '0';
    const rects = lines.flatMap((_, index) => line(top + index * 30));
    sentence.getClientRects = () => rects as unknown as DOMRectList;
    sentence.getBoundingClientRect = () => rects[0] as DOMRect;
    for (const [index, words] of lines.entries()) {
      for (const written of words.split(' ')) {
        const word = document.createElement('span');
        word.textContent = written;
        word.dataset['index'] = '0';
        word.dataset['level'] = written.endsWith('.') ? 'known' : 'new';
        word.getClientRects = () => line(top + index * 30) as unknown as DOMRectList;
        sentence.append(word);
      }
    }
    text.append(sentence);
  }
  return text;
}

/** Returns the vertical position of the target. */
const at = (text: HTMLElement) => {
  const target = findHintTarget(text);
  return target && [target.word.top, target.bottom];
};

it('is on the last line of the first sentence so that the hint covers none of it', () => {
  expect(
    at(renderText({ top: 0, lines: ['an extraordinarily', 'small bar'] }, { top: 60, lines: ['more'] })),
  ).toEqual([30, 50]);
});

it('is in the next sentence when the last line has no new word, and on a known word when there are no new ones', () => {
  const [known, fresh] = [
    { top: 0, lines: ['new', 'known.'] },
    { top: 60, lines: ['new'] },
  ];
  expect(at(renderText(known, fresh))).toEqual([60, 80]);
  expect(at(renderText({ top: 0, lines: ['known.'] }))).toEqual([0, 20]);
  expect(at(renderText())).toBeUndefined();
});

it('is visible when the text starts above the window', () => {
  expect(at(renderText({ top: -90, lines: ['gone'] }, { top: 10, lines: ['here'] }))).toEqual([10, 30]);
});
