import { expect, it } from 'vitest';

import { findHintTarget } from './hint-at-word.tsx';

/** The words on a line are side by side, and lines are 30 pixels apart. */
const line = (top: number) => [{ top, bottom: top + 20, height: 20 } as DOMRect];

/** Builds a text from sentences, each given as lines of words; a known word ends with a period. */
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

it('points at a word on the last line of the first sentence, so that the hint doesn’t cover the sentence', () => {
  expect(
    at(renderText({ top: 0, lines: ['an extraordinarily', 'small bar'] }, { top: 60, lines: ['more'] })),
  ).toEqual([30, 50]);
});

it('uses the next sentence if the last line has no new word, and a known word if there are no new ones', () => {
  const [known, fresh] = [
    { top: 0, lines: ['new', 'known.'] },
    { top: 60, lines: ['new'] },
  ];
  expect(at(renderText(known, fresh))).toEqual([60, 80]);
  expect(at(renderText({ top: 0, lines: ['known.'] }))).toEqual([0, 20]);
  expect(at(renderText())).toBeUndefined();
});

it('uses a visible sentence if the text starts above the window', () => {
  expect(at(renderText({ top: -90, lines: ['gone'] }, { top: 10, lines: ['here'] }))).toEqual([10, 30]);
});
