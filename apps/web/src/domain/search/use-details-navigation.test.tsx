import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { expect, it } from 'vitest';

import { useDetailsNavigation } from './use-details-navigation.ts';

function List() {
  const [, setParams] = useSearchParams();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { openOptions: opening, close } = useDetailsNavigation();
  return (
    <>
      <output>{pathname + search}</output>
      {['1', '2'].map((item) => (
        <button key={item} type="button" onClick={() => setParams({ item }, opening)}>
          Open {item}
        </button>
      ))}
      <button type="button" onClick={() => close(() => setParams({}, { replace: true }))}>
        Close
      </button>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
    </>
  );
}

const at = () => screen.getByRole('status').textContent;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

function openAt(path: string) {
  render(
    <MemoryRouter initialEntries={['/start', path]}>
      <List />
    </MemoryRouter>,
  );
}

it('returns to the previous page with Back after items were opened and closed', async () => {
  openAt('/list');
  for (const item of ['1', '2']) {
    await press(`Open ${item}`);
    expect(at()).toBe(`/list?item=${item}`);
    await press('Close');
    expect(at()).toBe('/list');
  }
  await press('Back');
  expect(at()).toBe('/start');
});

it('closes all items together when one was opened on top of another', async () => {
  openAt('/list');
  for (const name of ['Open 1', 'Open 2', 'Close']) await press(name);
  expect(at()).toBe('/list');
});

it('shows the list when an item that was opened by its URL is closed', async () => {
  openAt('/list?item=1');
  await press('Close');
  expect(at()).toBe('/list');
  await press('Back');
  expect(at()).toBe('/start');
});
