/** Whether any part of an element is in the window. */
export function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom >= 0 && top <= innerHeight;
}

/** Scrolls an element to the middle of the window if it extends into its scroll margins. */
export function bringIntoView(element: Element): void {
  const { top, bottom } = element.getBoundingClientRect();
  const { scrollMarginBlockStart, scrollMarginBlockEnd } = getComputedStyle(element);
  if (top >= parseFloat(scrollMarginBlockStart) && bottom <= innerHeight - parseFloat(scrollMarginBlockEnd))
    return;
  element.scrollIntoView({ block: 'center' });
}
