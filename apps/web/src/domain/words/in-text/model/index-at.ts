/** Returns the index of the word that an event happened on, if any. */
export function indexAt(target: EventTarget | null): number | undefined {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null;
  return element ? Number(element.dataset['index']) : undefined;
}
