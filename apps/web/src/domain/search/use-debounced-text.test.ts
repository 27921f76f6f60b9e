import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { useDebouncedText } from './use-debounced-text.ts';

beforeEach(() => {
  vi.useFakeTimers();
  history.replaceState(null, '', '/shop');
});
afterEach(() => vi.useRealTimers());

function renderDebouncedText() {
  const onChange = vi.fn<(text: string) => void>();
  const { result } = renderHook(() => useDebouncedText('', onChange));
  return {
    onChange,
    type: (text: string) => {
      act(() => result.current.type(text));
    },
    leave: () => {
      act(() => result.current.onBlur());
    },
    rest: () => {
      act(() => {
        vi.advanceTimersByTime(300);
      });
    },
  };
}

it('reports the trimmed text once after typing pauses', () => {
  const { onChange, type, rest } = renderDebouncedText();
  type('ha');
  type('harbour ');
  rest();
  rest();
  expect(onChange.mock.calls).toEqual([['harbour']]);
});

it('reports the text immediately when the user leaves the field', () => {
  const { onChange, type, leave, rest } = renderDebouncedText();
  leave();
  type('harbour');
  leave();
  expect(onChange.mock.calls).toEqual([['harbour']]);
  rest();
  leave();
  expect(onChange).toHaveBeenCalledOnce();
});

it('reports nothing after the user has moved to another page', () => {
  const { onChange, type, rest } = renderDebouncedText();
  type('harbour');
  history.pushState(null, '', '/shop/a-book');
  rest();
  expect(onChange).not.toHaveBeenCalled();
});
