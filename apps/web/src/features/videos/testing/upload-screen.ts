import { fireEvent, screen } from '@testing-library/react';
import { beforeEach } from 'vitest';

import { credentials } from '@/lib/api/client.ts';
import { fakeTus } from '@/testing/fake-tus.ts';
import { listResponse, processingCard } from './video-card.ts';

const limits = {
  file_bytes: 1000,
  free_bytes: 500,
  auto_subtitles: false,
  qualities: ['720p', '1080p'],
};
export const routes = (changes: Partial<typeof limits> = {}) => ({
  'GET /api/videos/limits/': { status: 200, body: { ...limits, ...changes } },
  'GET /api/videos/offline/': listResponse([processingCard(1, { stage: null, title: 'Le film' })]),
});
export const path = '/videos/upload';
export const videoFile = (size = 10) =>
  new File(['x'.repeat(size)], 'Le_film.mp4', { type: 'video/mp4', lastModified: 1 });
export const subtitles = new File(['1'], 'fr.srt');

export const title = () => screen.getByLabelText<HTMLInputElement>(/^Title/);
export const write = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
export const choose = (label: string, ...files: File[]) =>
  fireEvent.change(screen.getByLabelText(label), { target: { files } });
export const press = (name: string) =>
  fireEvent.click(screen.getByText(name, { selector: 'button *, label' }));
export const pick = (name: string) => fireEvent.click(screen.getByText(name));

/** Chooses a video and its subtitles. */
export const fill = () => {
  choose('Choose a video', videoFile());
  choose('Choose subtitles', subtitles);
};

/** Returns the fields of a form, with files represented by their names. */
export const fields = (form: FormData | undefined) =>
  Object.fromEntries(
    [...(form ?? [])].map(([name, value]) => [name, value instanceof File ? value.name : value]),
  );

type Intercept = ReturnType<typeof fakeTus>['intercept'];

const createPaths = new Set(['/api/videos/offline/', '/api/videos/youtube/']);

/** A fake server that accepts files and forms, shared by all tests in a file. */
export function uploadServer() {
  let server: ReturnType<typeof fakeTus>;
  /** Responds to submitted forms with the given responses, in order. */
  const respondToForms = (...responses: { status: number; body: unknown }[]): Intercept => {
    let count = 0;
    return ({ path: to }) =>
      createPaths.has(to) ? (responses[count++] ?? { status: 202, body: processingCard() }) : undefined;
  };
  beforeEach(() => {
    sessionStorage.clear();
    credentials.signingKey = 'signing-key';
    server = fakeTus();
    server.intercept = respondToForms();
  });
  return {
    requests: () => server.requests,
    /** Returns the submitted forms. */
    forms: () =>
      server.requests.flatMap(({ path: to, body }) =>
        createPaths.has(to) && body instanceof FormData ? [body] : [],
      ),
    respondWith: (...responses: { status: number; body: unknown }[]) => {
      server.intercept = respondToForms(...responses);
    },
    intercept: (before: Intercept) => {
      server.intercept = before;
    },
    /** Keeps the upload pending. */
    stallUpload: () => {
      server.intercept = ({ method }) => (method === 'PATCH' ? 'held' : undefined);
    },
  };
}
