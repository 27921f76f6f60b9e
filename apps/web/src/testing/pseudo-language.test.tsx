import { languages } from '@glossa/language/languages';
import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { StatusPage } from '@/app/errors/status-page.tsx';
import { Sidebar } from '@/app/layout/sidebar.tsx';
import { ForgotPage } from '@/features/auth/pages/forgot-page.tsx';
import { LoginPage } from '@/features/auth/pages/login-page.tsx';
import { RegisterPage } from '@/features/auth/pages/register-page.tsx';
import { ResetPage } from '@/features/auth/pages/reset-page.tsx';
import { LanguageChooser } from '@/features/languages/language-chooser.tsx';
import { OutboxPage } from '@/features/outbox/outbox-page.tsx';
import { PasswordSection } from '@/features/settings/components/password-section.tsx';
import { UpgradePage } from '@/features/subscriptions/upgrade-page.tsx';
import { LanguageDirection } from '@/ui/layout/language-direction.tsx';
import { fakeServer } from './fake-server.ts';
import { sampleUser } from './sample-user.ts';
import { renderApp } from './render-app.tsx';
import { startTestI18n } from './start-test-i18n.ts';

/** Names of products, people and keys, and of languages, which the browser translates. */
const names = new Set([
  'Glossa',
  'Basic',
  'Pro',
  'Ultimate',
  'reader',
  'Ctrl',
  'K',
  'Esc',
  ...languages.flatMap(({ name, native }) => [name, native]),
]);

const listShownTexts = (): string[] => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode;
    // Texts to read are marked with their own `lang`.
    const { lang } = parentElement?.closest<HTMLElement>('body [lang]') ?? {};
    const isRead = lang !== undefined && lang !== 'en-xa';
    if (!isRead && !parentElement?.closest('style, script, bdi, option'))
      texts.push(textContent?.trim() ?? '');
  }
  return texts.filter((text) => /\p{L}/u.test(text) && !names.has(text));
};

const session = { state: { status: 'authenticated', user: sampleUser() } } as const;
const screens: Record<string, () => ReactNode> = {
  LoginPage: () => <LoginPage />,
  ForgotPage: () => <ForgotPage />,
  ResetPage: () => <ResetPage />,
  RegisterPage: () => <RegisterPage />,
  LanguageChooser: () => <LanguageChooser />,
  OutboxPage: () => <OutboxPage />,
  PasswordSection: () => <PasswordSection />,
  UpgradePage: () => <UpgradePage />,
  StatusPage: () => <StatusPage />,
  Sidebar: () => <Sidebar withBell={false} expanded onToggle={() => undefined} onSearch={() => undefined} />,
};

describe('in the pseudo-language', () => {
  beforeAll(() => startTestI18n('en-xa'));
  afterAll(() => startTestI18n('en'));
  beforeEach(() => void fakeServer({}));

  it.each(Object.keys(screens))('%s shows no hard-coded text', async (name) => {
    renderApp(screens[name]?.(), { path: '/settings', session });
    await screen.findAllByText(/⟦/);
    expect(listShownTexts().filter((text) => !/[⟦⟧]/.test(text))).toEqual([]);
  });
});

describe('the page direction', () => {
  afterAll(() => startTestI18n('en'));

  it.each([
    ['ar', 'rtl'],
    ['en', 'ltr'],
  ])('for %s is %s', async (language, direction) => {
    await startTestI18n(language);
    renderApp(<LanguageDirection>{language}</LanguageDirection>);
    expect(document.documentElement.dir).toBe(direction);
    expect(document.documentElement.lang).toBe(language);
  });
});
