import { focusManager } from '@tanstack/react-query';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

import type { fakeServer } from '@/testing/fake-server.ts';
import { videoCard } from '@/testing/video.ts';
import { listResponse } from './video-card.ts';

export const list = 'GET /api/videos/offline/';
/** Responses for a library of thirty videos, two of them on the page, and for an empty archive and trash. */
export const base = {
  [list]: listResponse([videoCard(1), videoCard(2)], 30),
  'GET /api/videos/archived/': listResponse([]),
  'GET /api/videos/trash/': listResponse([]),
};
export const errorResponse = { status: 500, body: { error: 'x', code: 'internal_error' } };
export const currentUrl = () => screen.getByTestId('url').textContent;
export const press = (name: string) => fireEvent.click(screen.getByText(name, { selector: 'button *' }));
/** Returns the query parameters of each list request. */
export const requestsTo = (received: ReturnType<typeof fakeServer>, path = '/api/videos/offline/') =>
  received.filter((request) => request.path === path).map(({ query }) => query);

/** Restores timers and focus after each test. */
export function cleanUpVideos(): void {
  afterEach(() => {
    vi.useRealTimers();
    focusManager.setFocused(undefined);
  });
}
