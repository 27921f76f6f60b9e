import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';

import { openReader } from '../testing/open-reader.tsx';
import { textId } from '../testing/sample-page.ts';

beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

const bought = {
  purchase_id: '0192a0b0-0000-7000-8000-0000000000d1',
  ends_at: null,
  is_ended: false,
  may_print: true,
  may_copy: true,
  may_keep: true,
};

it('shows that access has ended and links to the purchases and orders', async () => {
  await openReader(['Le chat dort.'], {
    routes: {
      [`GET /api/texts/${textId}/page/bookmark/`]: {
        status: 403,
        body: { error: 'x', code: 'access_ended' },
      },
    },
  });
  await screen.findByRole('heading', { name: 'Your access to this text has ended' });
  expect(screen.getByRole('link', { name: 'My Purchases' }).getAttribute('href')).toBe('/my-purchases');
  expect(screen.getByRole('link', { name: 'Your orders' }).getAttribute('href')).toBe('/order-history');
});

// Fires a copy event on the text. Returns false if the app prevented the default action.
const copy = () => fireEvent.copy(screen.getByRole('group', { name: 'Text' }));

it('blocks copying when the license forbids it, but still opens words', async () => {
  const { user, words } = await openReader(['Le chat dort.'], {
    options: { bought: { ...bought, may_copy: false } },
  });
  await screen.findByRole('group', { name: 'Text' });
  await waitFor(() => expect(copy()).toBe(false));
  await user.click(words('chat')[0]!);
  await screen.findByRole('textbox', { name: /translation/i });
});

it('allows copying when permitted, and shows a notice when printing isn’t', async () => {
  await openReader(['Le chat dort.'], { options: { bought: { ...bought, may_print: false } } });
  await screen.findByText(/don’t allow printing/);
  expect(copy()).toBe(true);
});
