import { screen } from '@testing-library/react';
import i18next from 'i18next';
import { Route, Routes } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';

import { fakeServer } from '@/testing/fake-server.ts';
import { sampleUser } from '@/testing/sample-user.ts';
import { renderApp } from '@/testing/render-app.tsx';
import { GuidePage } from './guide-page.tsx';
import { guidesFor } from './guides.ts';

const text =
  '# Guide for learners\n\nOpen your [library](/reading).\n\n![A list](/guide/pictures/library.webp)';

function openGuide(name: string) {
  fakeServer({ 'GET /guide/learners.md': { status: 200, stream: [text] } });
  renderApp(
    <Routes>
      <Route path="/help/guide/:guide" element={<GuidePage />} />
    </Routes>,
    { path: `/help/guide/${name}`, session: { state: { status: 'authenticated', user: sampleUser() } } },
  );
}

afterEach(async () => {
  await i18next.changeLanguage('en');
});

it('shows a guide with its images and links to screens', async () => {
  openGuide('learners');
  expect(await screen.findByRole('heading', { name: 'Guide for learners' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'library' }).getAttribute('href')).toBe('/reading');
  expect(screen.getByRole('img', { name: 'A list' }).getAttribute('src')).toBe(
    '/guide/pictures/library.webp',
  );
  expect(screen.queryByRole('alert')).toBeNull();
});

it('says that a guide is in English when the interface isn’t', async () => {
  await i18next.changeLanguage('de');
  openGuide('learners');
  expect(await screen.findByRole('alert')).toBeDefined();
});

it('shows that a guide doesn’t exist', async () => {
  openGuide('pilots');
  expect(await screen.findByText(i18next.t('errors:route_not_found'))).toBeDefined();
});

it('offers each user the guides for their roles', () => {
  expect(guidesFor(sampleUser())).toEqual(['learners']);
  expect(guidesFor(sampleUser({ account_type: 'shop_client', can_manage_content: true }))).toEqual([
    'sellers',
  ]);
  expect(guidesFor(sampleUser({ is_superuser: true }))).toEqual(['learners', 'sellers', 'admins']);
});
