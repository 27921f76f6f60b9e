import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { expect, it, onTestFinished } from 'vitest';

import { renderApp } from '@/testing/render-app.tsx';
import { LoginPage } from '../pages/login-page.tsx';

it('shows a sample word next to the sign-in form and lets visitors change its level', async () => {
  renderApp(<LoginPage />);
  const beside = within(screen.getByRole('complementary'));
  expect(await beside.findByText('cat')).toBeTruthy();
  const occurrences = () => beside.getAllByText('chat').filter((word) => 'level' in word.dataset);
  expect(occurrences().map(({ dataset }) => dataset['level'])).toEqual(['2', '2']);
  expect(beside.getByText('73% known')).toBeTruthy();
  await userEvent.click(beside.getByRole('radio', { name: 'Known' }));
  expect(occurrences().map(({ dataset }) => dataset['level'])).toEqual(['known', 'known']);
  expect(beside.getByText('80% known')).toBeTruthy();
});

it('shows the sample in a language other than the interface language', async () => {
  await i18next.changeLanguage('fr');
  onTestFinished(async () => void (await i18next.changeLanguage('en')));
  renderApp(<LoginPage />);
  expect(await screen.findByRole('heading', { name: 'Il ladro di basilico' })).toBeTruthy();
  expect(screen.getAllByText('gatto')[0]?.closest('[lang]')?.getAttribute('lang')).toBe('it');
  expect(screen.queryByText('Le chat de la boulangerie')).toBeNull();
});
