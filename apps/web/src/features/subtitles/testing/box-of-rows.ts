import { afterAll, beforeAll } from 'vitest';

const height = Object.getOwnPropertyDescriptor(Element.prototype, 'clientHeight') as PropertyDescriptor;
const own = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'offsetHeight') as PropertyDescriptor;

/** Gives the cue list a height in jsdom, for a whole test file: ten rows fit. */
export function boxOfRows() {
  beforeAll(() => {
    Element.prototype.scrollIntoView = () => undefined;
    Element.prototype.scrollTo = () => undefined;
    Object.defineProperty(Element.prototype, 'clientHeight', { configurable: true, get: () => 520 });
    Object.defineProperty(HTMLElement.prototype, 'offsetHeight', { configurable: true, get: () => 52 });
  });
  afterAll(() => {
    Object.defineProperty(Element.prototype, 'clientHeight', height);
    Object.defineProperty(HTMLElement.prototype, 'offsetHeight', own);
  });
}
