import type { Page } from '@playwright/test';

/** What is wrong with how a page is laid out; each a short description with the element. */
export interface LayoutFaults {
  /** Pixels by which the page is wider than its window. */
  overflow: number;
  /** Controls, labels and headings whose text is cut off or runs out of them. */
  cut: string[];
  /** What a finger has to hit and cannot well. */
  small: string[];
}

/** Looks at a page as it stands; `finger` in CSS pixels is what a main control must have, 0 where there is a mouse. */
export const layoutFaults = (page: Page, finger: number): Promise<LayoutFaults> =>
  page.evaluate((least) => {
    const root = document.documentElement;
    const isShown = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      element.closest('[aria-hidden=true], [inert], .mantine-VisuallyHidden-root') === null;
    const describe = (element: Element) => {
      const text = (element.getAttribute('aria-label') ?? element.textContent ?? '')
        .trim()
        .replace(/\s+/g, ' ');
      const kind = element.getAttribute('role') ?? element.tagName.toLowerCase();
      const name = [...element.classList].find((one) => /^[_a-z]/i.test(one) && !one.startsWith('m_')) ?? '';
      return `${kind}.${name} “${text.slice(0, 60)}”`;
    };
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)].filter(isShown);

    // What people wrote may be shortened: it says so by its own direction or language.
    const isOfPeople = (element: Element) =>
      element.closest('[dir=auto], bdi, html [lang]:not(html), [data-shortened]') !== null ||
      element.querySelector('[dir=auto], bdi, [lang], [data-shortened]') !== null;
    const labels = all(
      'button, a, label, legend, summary, th, [role=tab], [role=columnheader], [role=option], [role=menuitem], nav *, h1, h2, h3, h4, dt, dd, [class*=Badge], [class*=Pill], select',
    );
    const isCut = (element: HTMLElement) => {
      const style = getComputedStyle(element);
      if (style.display === 'inline' || element.textContent?.trim() === '') return false;
      if (/auto|scroll/.test(style.overflowX + style.overflowY)) return false;
      // Chromium rounds both sides.
      const wide = element.scrollWidth - element.clientWidth > 1;
      const clips = /hidden|clip/.test(style.overflowX + style.overflowY);
      const high = clips && element.scrollHeight - element.clientHeight > 2;
      return wide || high;
    };
    const scrolls = (element: Element): boolean => {
      for (let at = element.parentElement; at; at = at.parentElement)
        if (/auto|scroll/.test(getComputedStyle(at).overflowX) && at !== document.body && at !== root)
          return true;
      return false;
    };
    const isOutside = (element: HTMLElement) => {
      const { left, right, width } = element.getBoundingClientRect();
      return width > 1 && (left < -1 || right > root.clientWidth + 1) && !scrolls(element);
    };
    const cut = labels
      .filter((element) => !isOfPeople(element) && (isCut(element) || isOutside(element)))
      .map(describe);

    /** What is drawn over it from its edges catches the finger, too: that is how a row is one button. */
    const sizeOf = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      const after = getComputedStyle(element, '::after');
      const isOver = after.position === 'absolute' && after.content !== 'none';
      return {
        width: Math.max(width, isOver ? Number.parseFloat(after.width) : 0),
        height: Math.max(height, isOver ? Number.parseFloat(after.height) : 0),
      };
    };
    const controls =
      least === 0 ? [] : all('button, select, input, textarea, [role=tab], [role=slider], nav a');
    const small = controls
      .filter((element) => {
        if (element.matches('[type=hidden], :disabled') || element.closest('p, [data-index]')) return false;
        const hit = element.matches('[type=radio], [type=checkbox]')
          ? (element.closest('label, .mantine-Checkbox-body, .mantine-Switch-body, .mantine-Radio-body') ??
            element)
          : element;
        const { width, height } = sizeOf(hit);
        return width > 1 && height > 1 && (height < least - 0.5 || width < 24);
      })
      .map((element) => {
        const { width, height } = element.getBoundingClientRect();
        return `${describe(element)} ${Math.round(width)}×${Math.round(height)}`;
      });
    return {
      overflow: Math.max(0, root.scrollWidth - root.clientWidth),
      cut: [...new Set(cut)],
      small: [...new Set(small)],
    };
  }, finger);
