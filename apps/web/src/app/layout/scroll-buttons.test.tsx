import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { renderApp } from '@/testing/render-app.tsx';
import { ScrollButtons } from './scroll-buttons.tsx';

it.each([
  [false, 'smooth'],
  [true, 'instant'],
])('scrolls to the top of a long page (reduced motion: %s, behavior: %s)', (matches, behavior) => {
  const scroll = vi.spyOn(window, 'scrollTo').mockReturnValue();
  const media = window.matchMedia;
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => Object.assign(media(query), { matches }));
  vi.stubGlobal('scrollY', 1000);
  renderApp(<ScrollButtons />);
  fireEvent.scroll(window);
  fireEvent.click(screen.getByRole('button', { name: 'Scroll to top' }));
  expect(scroll).toHaveBeenCalledWith({ top: 0, behavior });
  vi.unstubAllGlobals();
});

it('scrolls to the bottom of a long page', () => {
  const scroll = vi.spyOn(window, 'scrollTo').mockReturnValue();
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(5000);
  renderApp(<ScrollButtons />);
  expect(screen.queryByRole('button', { name: 'Scroll to bottom' })).toBeNull();
  fireEvent.scroll(window);
  fireEvent.click(screen.getByRole('button', { name: 'Scroll to bottom' }));
  expect(scroll).toHaveBeenCalledWith(expect.objectContaining({ top: 5000 }));
});
