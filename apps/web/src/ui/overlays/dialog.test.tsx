import { Button, Menu } from '@mantine/core';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';

import { renderApp } from '@/testing/render-app.tsx';
import { Dialog } from './dialog.tsx';

function Screen() {
  const [isOpen, setIsOpen] = useState(false);
  const open = () => setIsOpen(true);
  return (
    <>
      <Button onClick={open}>Open</Button>
      <Menu>
        <Menu.Target>
          <Button>More</Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={open}>Open it</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Button>Elsewhere</Button>
      {isOpen && (
        <Dialog onClose={() => setIsOpen(false)} title="A question">
          <Button
            onClick={() => {
              setIsOpen(false);
              screen.getByText('Elsewhere').closest('button')?.focus();
            }}
          >
            Go elsewhere
          </Button>
        </Dialog>
      )}
    </>
  );
}

const getButton = (name: string) => screen.getByRole('button', { name });

describe('a dialog', () => {
  it('returns focus to the element that opened it', async () => {
    const user = userEvent.setup();
    renderApp(<Screen />);
    await user.click(getButton('Open'));
    await screen.findByRole('dialog', { name: 'A question' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(getButton('Open')));
  });

  it('returns focus to the menu button when opened from a menu', async () => {
    const user = userEvent.setup();
    renderApp(<Screen />);
    await user.click(getButton('More'));
    await user.click(await screen.findByRole('menuitem', { name: 'Open it' }));
    await user.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(document.activeElement).toBe(getButton('More')));
  });

  it('leaves focus where it was moved while closing', async () => {
    const user = userEvent.setup();
    renderApp(<Screen />);
    await user.click(getButton('Open'));
    await user.click(await screen.findByRole('button', { name: 'Go elsewhere' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(getButton('Elsewhere'));
  });
});
