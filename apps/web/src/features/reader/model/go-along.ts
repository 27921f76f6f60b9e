/** Whether any of an element stands in the window. */
export function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom >= 0 && top <= innerHeight;
}

/** Brings an element to the middle of the window once it stands in the margins that its style keeps for scrolling. */
export function bringIntoView(element: Element): void {
  const { top, bottom } = element.getBoundingClientRect();
  const { scrollMarginBlockStart, scrollMarginBlockEnd } = getComputedStyle(element);
  if (top >= parseFloat(scrollMarginBlockStart) && bottom <= innerHeight - parseFloat(scrollMarginBlockEnd))
    return;
  element.scrollIntoView({ block: 'center' });
}
