import { wordsBetween } from './phrase-selection.ts';
import type { WordOccurrence } from './sentences.ts';
import { wordIndexAt } from './word-area.tsx';

/** Milliseconds until a long press begins a phrase. */
const longPressDelay = 450;
/** Pixels that the finger may move during a long press. */
const moveTolerance = 10;

/** The words of a phrase being dragged, with its moving end (`index`) and its fixed end (`anchor`). */
export interface DraggedPhrase {
  words: readonly number[];
  index: number;
  anchor: number;
}

interface PhraseDragOptions {
  occurrences: () => readonly WordOccurrence[];
  /** Called when the phrase changes during the drag. */
  onDrag: (dragged: DraggedPhrase, by: 'mouse' | 'touch') => void;
  /** Called when the phrase is complete. */
  onComplete: (dragged: DraggedPhrase, by: 'mouse' | 'touch') => void;
  /** Called when the pointer moves beyond what a phrase can contain; from then on, the drag selects text. */
  onLeaveSentence: () => void;
  /** Called when the finger is lifted where it began; the next tap sets the other end. */
  onLongPress: (index: number) => void;
}

/**
 * Lets the user select phrases in `text`: by dragging with a mouse, or with a finger after a long press. A mouse drag
 * that leaves the sentence, or exceeds the length of a phrase, selects text as usual. Returns a function that disables
 * selecting phrases.
 */
export function watchPhraseDrag(
  text: HTMLElement,
  { occurrences, onDrag, onComplete, onLeaveSentence, onLongPress }: PhraseDragOptions,
): () => void {
  let start: number | undefined;
  let dragged: DraggedPhrase | undefined;
  let by: 'mouse' | 'touch' = 'mouse';
  let press: { timer: ReturnType<typeof setTimeout>; x: number; y: number } | undefined;

  const stop = () => {
    clearTimeout(press?.timer);
    press = undefined;
    start = undefined;
    dragged = undefined;
    delete text.dataset['dragging'];
  };
  const dragTo = (index: number | undefined) => {
    if (start === undefined || index === undefined || index === (dragged?.index ?? start)) return;
    const words = wordsBetween(occurrences(), start, index);
    if (words) {
      text.dataset['dragging'] = '';
      dragged = { words, index, anchor: start };
      onDrag(dragged, by);
    } else if (by === 'mouse') {
      stop();
      onLeaveSentence();
    }
  };
  /** Ends the drag; returns whether there was a phrase. */
  const finish = (): boolean => {
    const completedDrag = dragged && dragged.words.length > 1 ? dragged : undefined;
    stop();
    if (!completedDrag) return false;
    getSelection()?.removeAllRanges();
    onComplete(completedDrag, by);
    return true;
  };

  const onPointerDown = ({
    pointerType,
    button,
    target,
    ctrlKey,
    metaKey,
    shiftKey,
    altKey,
  }: PointerEvent) => {
    stop();
    if (pointerType !== 'mouse' || button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return;
    by = 'mouse';
    start = wordIndexAt(target);
  };
  const onPointerMove = ({ target, pointerType }: PointerEvent) => {
    if (pointerType === 'mouse') dragTo(wordIndexAt(target));
  };
  const onPointerUp = ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'mouse' || !finish()) return;
    // The click that ends a drag must not reach a word.
    const stopClick = (event: Event) => event.stopPropagation();
    addEventListener('click', stopClick, { capture: true, once: true });
    setTimeout(() => removeEventListener('click', stopClick, { capture: true }));
  };

  const touchStart = ({ touches, target }: TouchEvent) => {
    stop();
    const [finger] = touches;
    const index = wordIndexAt(target);
    if (touches.length !== 1 || !finger || index === undefined) return;
    const timer = setTimeout(() => {
      by = 'touch';
      start = index;
      dragged = { words: [index], index, anchor: index };
      text.dataset['dragging'] = '';
      if ('vibrate' in navigator) navigator.vibrate(10);
      onDrag(dragged, by);
    }, longPressDelay);
    press = { timer, x: finger.clientX, y: finger.clientY };
  };
  const touchMove = (event: TouchEvent) => {
    const [finger] = event.touches;
    if (!press || !finger) return;
    if (start === undefined) {
      if (Math.hypot(finger.clientX - press.x, finger.clientY - press.y) > moveTolerance) stop();
      return;
    }
    // Keep the page from scrolling under the phrase.
    event.preventDefault();
    dragTo(wordIndexAt(document.elementFromPoint(finger.clientX, finger.clientY)));
  };
  const touchEnd = (event: TouchEvent) => {
    const startIndex = start;
    if (startIndex === undefined) return stop();
    // Prevent a click, and a swipe that would turn the page.
    event.preventDefault();
    event.stopPropagation();
    if (!finish()) onLongPress(startIndex);
  };
  const contextMenu = (event: Event) => {
    if (press) event.preventDefault();
  };

  const controller = new AbortController();
  const { signal } = controller;
  text.addEventListener('pointerdown', onPointerDown, { signal });
  text.addEventListener('pointermove', onPointerMove, { signal });
  addEventListener('pointerup', onPointerUp, { signal });
  text.addEventListener('touchstart', touchStart, { signal, passive: true });
  text.addEventListener('touchmove', touchMove, { signal, passive: false });
  text.addEventListener('touchend', touchEnd, { signal });
  text.addEventListener('touchcancel', stop, { signal });
  text.addEventListener('contextmenu', contextMenu, { signal });
  return () => {
    stop();
    controller.abort();
  };
}
