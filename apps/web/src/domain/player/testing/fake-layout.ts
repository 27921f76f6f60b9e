import { afterAll, beforeAll } from 'vitest';

/** Gives elements a size for a whole test file: jsdom has no layout, so virtualized lists would render no rows. */
export function fakeLayout(): void {
  const client = Object.getOwnPropertyDescriptor(Element.prototype, 'clientHeight') as PropertyDescriptor;
  const offset = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'offsetHeight') as PropertyDescriptor;
  beforeAll(() => {
    Element.prototype.scrollIntoView = () => undefined;
    Element.prototype.scrollTo = () => undefined;
    Object.defineProperty(Element.prototype, 'clientHeight', { configurable: true, get: () => 520 });
    Object.defineProperty(HTMLElement.prototype, 'offsetHeight', { configurable: true, get: () => 52 });
  });
  afterAll(() => {
    Object.defineProperty(Element.prototype, 'clientHeight', client);
    Object.defineProperty(HTMLElement.prototype, 'offsetHeight', offset);
  });
}
