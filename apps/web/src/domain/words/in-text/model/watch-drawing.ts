import { indexAt } from './index-at.ts';
import { wordsBetween } from './make-phrase.ts';
import type { ShownWord } from './shown-words.ts';

/** Milliseconds of a long press before it begins a phrase. */
const patience = 450;
/** Pixels that the finger may move during it. */
const tremble = 10;

/** The words of a drawn phrase, with the end that moves and the one that is fixed. */
export interface Drawn {
  words: readonly number[];
  index: number;
  anchor: number;
}

interface Drawing {
  shown: () => readonly ShownWord[];
  /** Called while a phrase is drawn. */
  onDraw: (drawn: Drawn, by: 'mouse' | 'touch') => void;
  /** Called when the phrase is complete. */
  onDone: (drawn: Drawn, by: 'mouse' | 'touch') => void;
  /** Called when the pointer moves beyond what a phrase can contain; from then on it selects text. */
  onLeave: () => void;
  /** Called when the finger is lifted where it began: the next tap sets the other end. */
  onBegun: (index: number) => void;
}

/**
 * Handles drawing phrases over the words of `text`: dragging with a mouse, or a long press followed by dragging with a
 * finger. A drag that leaves the sentence, or exceeds the length of a phrase, selects text as usual. Returns the
 * function that stops it.
 */
export function watchDrawing(
  text: HTMLElement,
  { shown, onDraw, onDone, onLeave, onBegun }: Drawing,
): () => void {
  let from: number | undefined;
  let drawn: Drawn | undefined;
  let by: 'mouse' | 'touch' = 'mouse';
  let press: { timer: ReturnType<typeof setTimeout>; x: number; y: number } | undefined;

  const stop = () => {
    clearTimeout(press?.timer);
    press = undefined;
    from = undefined;
    drawn = undefined;
    delete text.dataset['drawing'];
  };
  const goTo = (index: number | undefined) => {
    if (from === undefined || index === undefined || index === (drawn?.index ?? from)) return;
    const words = wordsBetween(shown(), from, index);
    if (words) {
      text.dataset['drawing'] = '';
      drawn = { words, index, anchor: from };
      onDraw(drawn, by);
    } else if (by === 'mouse') {
      stop();
      onLeave();
    }
  };
  /** Ends the drawing; returns whether there was a phrase. */
  const finish = (): boolean => {
    const done = drawn && drawn.words.length > 1 ? drawn : undefined;
    stop();
    if (!done) return false;
    getSelection()?.removeAllRanges();
    onDone(done, by);
    return true;
  };

  const down = ({ pointerType, button, target, ctrlKey, metaKey, shiftKey, altKey }: PointerEvent) => {
    stop();
    if (pointerType !== 'mouse' || button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return;
    by = 'mouse';
    from = indexAt(target);
  };
  const move = ({ target, pointerType }: PointerEvent) => {
    if (pointerType === 'mouse') goTo(indexAt(target));
  };
  const up = ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'mouse' || !finish()) return;
    // The click that ends a drag must not reach a word.
    const swallow = (event: Event) => event.stopPropagation();
    addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener('click', swallow, { capture: true }));
  };

  const touchStart = ({ touches, target }: TouchEvent) => {
    stop();
    const [finger] = touches;
    const index = indexAt(target);
    if (touches.length !== 1 || !finger || index === undefined) return;
    const timer = setTimeout(() => {
      by = 'touch';
      from = index;
      drawn = { words: [index], index, anchor: index };
      text.dataset['drawing'] = '';
      if ('vibrate' in navigator) navigator.vibrate(10);
      onDraw(drawn, by);
    }, patience);
    press = { timer, x: finger.clientX, y: finger.clientY };
  };
  const touchMove = (event: TouchEvent) => {
    const [finger] = event.touches;
    if (!press || !finger) return;
    if (from === undefined) {
      if (Math.hypot(finger.clientX - press.x, finger.clientY - press.y) > tremble) stop();
      return;
    }
    // Keeps the page from scrolling under the phrase.
    event.preventDefault();
    goTo(indexAt(document.elementFromPoint(finger.clientX, finger.clientY)));
  };
  const touchEnd = (event: TouchEvent) => {
    const begun = from;
    if (begun === undefined) return stop();
    // Prevents a click and a swipe that would turn the page.
    event.preventDefault();
    event.stopPropagation();
    if (!finish()) onBegun(begun);
  };
  const menu = (event: Event) => {
    if (press) event.preventDefault();
  };

  const controller = new AbortController();
  const { signal } = controller;
  text.addEventListener('pointerdown', down, { signal });
  text.addEventListener('pointermove', move, { signal });
  addEventListener('pointerup', up, { signal });
  text.addEventListener('touchstart', touchStart, { signal, passive: true });
  text.addEventListener('touchmove', touchMove, { signal, passive: false });
  text.addEventListener('touchend', touchEnd, { signal });
  text.addEventListener('touchcancel', stop, { signal });
  text.addEventListener('contextmenu', menu, { signal });
  return () => {
    stop();
    controller.abort();
  };
}
