import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { purchaseCard } from '@/testing/purchase.ts';
import { openPurchases } from '../testing/open-purchases.tsx';

type Opened = Pick<ReturnType<typeof openPurchases>, 'user'>;

/** Imports the purchase and returns the confirmation text. */
async function importPurchase({ user }: Opened): Promise<string | null> {
  await user.click(await screen.findByRole('button', { name: 'Import to library: “Le renard”' }));
  const dialog = await screen.findByRole('dialog');
  const question = dialog.textContent;
  await user.click(within(dialog).getByRole('button', { name: 'Import' }));
  return question;
}

it('opens a text after importing it into the library of the current language', async () => {
  const opened = openPurchases({ purchases: [purchaseCard()] });
  await importPurchase(opened);
  await screen.findByText('“Le renard” is in your library.');
  await opened.user.click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByText('the reader')).toBeTruthy();
});

it('shows which library the text is in and switches to that language', async () => {
  const opened = openPurchases({
    purchases: [purchaseCard({ language: 'de' })],
    account: { subscription_type: 'Pro' },
  });
  expect(await importPurchase(opened)).toContain('will be added to your German library');
  await screen.findByText('“Le renard” is in your German library.');
  await opened.user.click(screen.getByRole('button', { name: 'Go to German' }));
  expect(await screen.findByText('the library')).toBeTruthy();
  expect(opened.sent()).toContainEqual(['/api/auth/start-learning/', { language: 'de' }]);
});

it('opens the text without switching languages when the plan allows no more languages', async () => {
  const opened = openPurchases({ purchases: [purchaseCard({ language: 'de' })] });
  await importPurchase(opened);
  await screen.findByText('“Le renard” is in your German library.');
  expect(screen.queryByRole('button', { name: 'Go to German' })).toBeNull();
  await opened.user.click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByText('the reader')).toBeTruthy();
});

it('links from the imported badge to the text', async () => {
  const entry = { id: '0192a0b0-0000-7000-8000-0000000000f1', kind: 'text' as const, title: 'Le renard' };
  openPurchases({ purchases: [purchaseCard({ isImported: true, canImport: false, entries: [entry] })] });
  const link = await screen.findByRole('link', { name: 'In your library' });
  expect(link.getAttribute('href')).toBe(`/reading/${entry.id}`);
});

it('asks once, before the first import, to waive the right of withdrawal', async () => {
  const { user, sent } = openPurchases({ purchases: [purchaseCard({ needs_waiver: true })] });
  const open = await screen.findByRole('button', { name: 'Import to library: “Le renard”' });
  await user.click(open);
  const question = await screen.findByRole('dialog', { name: 'Start with “Le renard” now?' });
  within(question).getByText(/I know that I lose my right of withdrawal/);
  await user.click(within(question).getByRole('button', { name: 'Cancel' }));
  expect(sent()).toEqual([]);

  await user.click(open);
  await user.click(await screen.findByRole('button', { name: 'Agree and continue' }));
  const dialog = await screen.findByRole('dialog', { name: 'Import to your library?' });
  await user.click(within(dialog).getByRole('button', { name: 'Import' }));
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()).toEqual([
    ['waiver/', { version: expect.any(String) as string, language: 'en' }],
    ['import/', null],
  ]);
});
