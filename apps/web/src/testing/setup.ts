import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';

import { registerOfflineResponses } from '@/lib/api/query.ts';
import { confirmStore } from '@/ui/overlays/confirm.ts';
import { longTimeout } from './long-timeout.ts';
import { startTestI18n } from './start-test-i18n.ts';

configure({ asyncUtilTimeout: longTimeout.timeout });

// jsdom lacks the following browser APIs.
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });
window.scrollTo = () => undefined;
Object.assign(document, { fonts: new EventTarget() });
globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// Register the source of offline responses, as app/main.tsx does.
registerOfflineResponses(() => import('@/domain/offline/respond-offline.ts'));

beforeAll(() => startTestI18n('en'));
beforeEach(() => {
  localStorage.clear();
  document.cookie = 'csrftoken=; Max-Age=0; Path=/';
});
afterEach(() => {
  cleanup();
  // Remove the element that charts use to measure text, which they leave in the DOM.
  document.querySelector('#recharts_measurement_span')?.remove();
  // Close an open confirmation, which would carry over into the next test.
  confirmStore.getState().question?.answer(false);
});

// Test files share loaded modules, and the next file can't load a module whose import is still pending.
afterAll(() => vi.dynamicImportSettled());
