import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { companion, fakeCompanion, languageResponse, setCookie } from '@/testing/companion.ts';
import { sampleUser } from '@/testing/sample-user.ts';
import { renderApp } from '@/testing/render-app.tsx';
import { LanguageTestPage } from './language-test-page.tsx';

const cookies = ['glossa_language', 'glossa_languages', 'pll_language'];

/** A fake WordPress site that stores the language sent to it. */
function wordpress(first: string | null) {
  let language = first;
  return ({ action, lang }: Record<string, string>) => {
    if (action === 'sync_language') language = lang ?? null;
    return languageResponse(language);
  };
}

const getValue = (name: string) => screen.getByText(name).nextElementSibling?.textContent;

beforeEach(() => setCookie('csrftoken', 'kept'));
afterEach(() => {
  vi.restoreAllMocks();
  for (const name of cookies) setCookie(name);
});

it('shows a visitor both languages, syncs in both directions and logs the calls', async () => {
  setCookie('glossa_language', 'fr');
  setCookie('glossa_languages', 'fr.de');
  fakeCompanion(wordpress('de'), {
    'POST /api/companion/language/': ({ body }) => {
      setCookie('glossa_language', (body as { language: string }).language);
      return { status: 200, body };
    },
  });
  renderApp(<LanguageTestPage />);
  await screen.findByRole('heading', { name: 'Language Synchronization Test' });
  await waitFor(() => expect(getValue('WordPress language')).toBe('German de'));
  expect(getValue('Selected language')).toBe('French fr');
  screen.getByText('The sites are set to different languages.');
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Select a language',
    'French',
    'German',
  ]);

  await userEvent.click(screen.getByRole('button', { name: 'Sync from WordPress' }));
  await waitFor(() => expect(getValue('Selected language')).toBe('German de'));
  await screen.findByText('POST admin-ajax.php action=glossa_language');

  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'fr');
  await waitFor(() => expect(getValue('Selected language')).toBe('French fr'));
  await userEvent.click(screen.getByRole('button', { name: 'Test WordPress Sync' }));
  await waitFor(() => expect(getValue('WordPress language')).toBe('French fr'));
  screen.getByText('POST admin-ajax.php action=sync_language lang=fr');
  screen.getByText('Both sites are set to the same language.');

  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  screen.getByText('No requests yet.');
});

it('explains step by step how to test the language sync', async () => {
  fakeCompanion(wordpress('de'));
  renderApp(<LanguageTestPage />);
  const instructions = within(await screen.findByRole('region', { name: 'Testing instructions' }));
  expect(instructions.getAllByRole('listitem')).toHaveLength(5);
  instructions.getByText(/Press “Test WordPress Sync”\. The response from www\.school\.example appears/);
});

it('shows a failure in the log and doesn’t change the language', async () => {
  setCookie('glossa_language', 'fr');
  fakeCompanion(() => ({ status: 400, body: { success: false, data: 'This site has no French.' } }));
  renderApp(<LanguageTestPage />);
  await userEvent.click(await screen.findByRole('button', { name: 'Test WordPress Sync' }));
  await screen.findByText('Failed');
  screen.getByText(/"message": "This site has no French."/);
  expect(getValue('Selected language')).toBe('French fr');
  expect(getValue('WordPress language')).toBe('No response');
});

it('says that no site is connected, and shows the selected language', async () => {
  fakeCompanion(() => languageResponse(null), {
    'GET /api/companion/': { status: 200, body: companion(false) },
  });
  const user = sampleUser({ is_superuser: true });
  renderApp(<LanguageTestPage />, { session: { state: { status: 'authenticated', user } } });
  await screen.findByText(/Set COMPANION_SITE_URL to its URL/);
  expect(getValue('Selected language')).toBe('French fr');
  expect(getValue('WordPress language')).toBe('Not connected');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Sync from WordPress' }).disabled).toBe(true);
});
