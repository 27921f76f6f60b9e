import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { renderApp } from '@/testing/render-app.tsx';
import { examples, UiGallery } from './ui-gallery.tsx';

/** Components that render nothing visible. */
const invisible = ['layout/language-direction'];

it('shows every component of the design system', () => {
  const folder = join(import.meta.dirname, '../../ui');
  const components = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.tsx') && !path.endsWith('.test.tsx'))
    .map((path) => path.replace('.tsx', ''));
  const shownFiles = examples.map(({ file }) => file).filter((file) => !file.startsWith('Mantine'));
  expect([...shownFiles, ...invisible].toSorted()).toEqual(components.toSorted());
});

it('renders a heading for every example', () => {
  renderApp(<UiGallery />);
  expect(screen.getByRole('heading', { level: 1, name: 'Design system' })).toBeTruthy();
  expect(screen.getAllByRole('heading', { level: 2 }).length).toBeGreaterThanOrEqual(examples.length);
});
