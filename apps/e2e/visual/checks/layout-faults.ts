import type { Page } from '@playwright/test';

/** A page's layout problems. Each is described briefly, along with its element. */
export interface LayoutFaults {
  /** Number of pixels by which the page is wider than its window. */
  overflow: number;
  /** Controls, labels and headings whose text is cut off or overflows. */
  clipped: string[];
  /** Buttons and fields that are too small to tap. axe requires 24 px for all other controls. */
  tooSmall: string[];
}

/**
 * Checks a page's layout. `touchTarget` is the minimum size of buttons and fields in CSS pixels, or 0 when a mouse is
 * used.
 */
export const findLayoutFaults = (page: Page, touchTarget: number): Promise<LayoutFaults> =>
  page.evaluate((minSize) => {
    const root = document.documentElement;
    /** Returns whether an element is inside a one-pixel box, which makes it visible only to screen readers. */
    const isVisuallyHidden = (element: Element): boolean => {
      for (let at: Element | null = element; at; at = at.parentElement)
        if (at.clientWidth <= 1 && at.clientHeight <= 1 && getComputedStyle(at).position === 'absolute')
          return true;
      return false;
    };
    const isShown = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      element.closest('[aria-hidden=true], [inert]') === null &&
      !isVisuallyHidden(element);
    const describe = (element: Element) => {
      const text = (element.getAttribute('aria-label') ?? element.textContent ?? '')
        .trim()
        .replace(/\s+/g, ' ');
      const kind = element.getAttribute('role') ?? element.tagName.toLowerCase();
      const name = [...element.classList].find((one) => /^[_a-z]/i.test(one) && !one.startsWith('m_')) ?? '';
      return `${kind}.${name} “${text.slice(0, 60)}”`;
    };
    const listShown = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter(isShown);

    // User content may be truncated. It is recognized by its own direction or language.
    const isUserContent = (element: Element) =>
      element.closest('[dir=auto], bdi, html [lang]:not(html), [data-shortened]') !== null ||
      element.querySelector('[dir=auto], bdi, [lang], [data-shortened]') !== null;
    const labels = listShown(
      'button, a, label, legend, summary, th, [role=tab], [role=columnheader], [role=option], [role=menuitem], nav *, h1, h2, h3, h4, dt, dd, [class*=Badge], [class*=Pill], select',
    );
    /** Returns whether an element contains a badge. A badge beyond a corner counts as overflow, but remains visible. */
    const hasBadge = (element: Element) =>
      [...element.querySelectorAll('*')].some((one) => getComputedStyle(one).position === 'absolute');
    const isCut = (element: HTMLElement) => {
      const style = getComputedStyle(element);
      if (style.display === 'inline' || element.textContent?.trim() === '') return false;
      if (/auto|scroll/.test(style.overflowX + style.overflowY)) return false;
      const clips = /hidden|clip/.test(style.overflowX + style.overflowY);
      // Chromium rounds both values.
      const overflowsHorizontally =
        element.scrollWidth - element.clientWidth > 1 && (clips || !hasBadge(element));
      const overflowsVertically = clips && element.scrollHeight - element.clientHeight > 2;
      return overflowsHorizontally || overflowsVertically;
    };
    const scrolls = (element: Element): boolean => {
      for (let at = element.parentElement; at; at = at.parentElement)
        if (/auto|scroll/.test(getComputedStyle(at).overflowX) && at !== document.body && at !== root)
          return true;
      return false;
    };
    /** Number of pixels by which a control, such as a mark in a narrow margin, may extend beyond the window. */
    const edge = 4;
    const isOutside = (element: HTMLElement) => {
      const { left, right, width } = element.getBoundingClientRect();
      return width > 1 && (left < -edge || right > root.clientWidth + edge) && !scrolls(element);
    };
    const cutLabels = labels
      .filter((element) => !isUserContent(element) && (isCut(element) || isOutside(element)))
      .map(describe);

    const main =
      '.mantine-Button-root, .mantine-ActionIcon-root, .mantine-CloseButton-root, .mantine-Input-wrapper, .mantine-Menu-item';
    const smallControls = (minSize === 0 ? [] : listShown(main))
      .filter((element) => {
        const { width, height } = element.getBoundingClientRect();
        return height < minSize - 0.5 || width < minSize - 0.5;
      })
      .map((element) => {
        const { width, height } = element.getBoundingClientRect();
        return `${describe(element)} ${Math.round(width)}×${Math.round(height)}`;
      });
    return {
      overflow: Math.max(0, root.scrollWidth - root.clientWidth),
      clipped: [...new Set(cutLabels)],
      tooSmall: [...new Set(smallControls)],
    };
  }, touchTarget);
