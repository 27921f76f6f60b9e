import { indexAt } from './index-at.ts';
import { wordsBetween } from './make-phrase.ts';
import type { ShownWord } from './shown-words.ts';

/** Milliseconds that a finger rests on a word before it begins a phrase. */
const patience = 450;
/** Pixels that it may move meanwhile. */
const tremble = 10;

/** Words that are drawn over, with the end that moves and the one that does not. */
export interface Drawn {
  words: readonly number[];
  index: number;
  anchor: number;
}

interface Drawing {
  shown: () => readonly ShownWord[];
  /** A phrase is being drawn. */
  onDraw: (drawn: Drawn, by: 'mouse' | 'touch') => void;
  /** It is as long as it shall be. */
  onDone: (drawn: Drawn, by: 'mouse' | 'touch') => void;
  /** The pointer went on to where no phrase reaches: it marks text instead. */
  onLeave: () => void;
  /** A finger was lifted from where it began: the next tap tells the other end. */
  onBegun: (index: number) => void;
}

/**
 * Watches for phrases that are drawn over the words of `text`: with the mouse by dragging, with a finger by a long press
 * and then dragging. A drag that leaves the sentence, or takes more words than a phrase may have, marks text as
 * everywhere. Returns how to stop.
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
  /** Answers whether there was a phrase. */
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
    // The click that a drag ends with belongs to no word.
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
    // The page shall not scroll under the phrase.
    event.preventDefault();
    goTo(indexAt(document.elementFromPoint(finger.clientX, finger.clientY)));
  };
  const touchEnd = (event: TouchEvent) => {
    const begun = from;
    if (begun === undefined) return stop();
    // No click, and no sweep that turns the page.
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
