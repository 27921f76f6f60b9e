import { act, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { expect, it } from 'vitest';

import { toUrlParams, readUrlParams } from './url-params.ts';
import { useUrlView } from './use-url-view.ts';

const form = {
  read: (params: URLSearchParams) => {
    const { text, page } = readUrlParams(params);
    return { tag: text('tag', 60), language: text('language', 8), page: page() };
  },
  write: ({ tag, language, page }: { tag: string; language: string; page: number }) =>
    toUrlParams({ tag, language, page: page === 1 ? undefined : String(page) }),
  reset: { page: 1 },
};

function List() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const { view, change } = useUrlView(form);
  const buttons = {
    tag: () => change({ tag: 'food' }),
    language: () => change({ language: 'de' }),
    clear: () => change({ tag: '' }),
    page: () => change({ page: 3 }, { replace: true }),
    back: () => void navigate(-1),
  };
  return (
    <>
      <output>{search}</output>
      <p>{JSON.stringify(view)}</p>
      {Object.entries(buttons).map(([name, press]) => (
        <button key={name} type="button" onClick={press}>
          {name}
        </button>
      ))}
    </>
  );
}

/** Clicks buttons in succession, before any change has rendered. */
const press = async (...names: string[]) => {
  const buttons = names.map((name) => screen.getByRole('button', { name }));
  await act(async () => buttons.forEach((button) => button.click()));
};

const at = () => screen.getByRole('status').textContent;

it('applies each change on top of the previous one, even before it has rendered', async () => {
  render(
    <MemoryRouter initialEntries={['/list?tag=old']}>
      <List />
    </MemoryRouter>,
  );
  await press('clear', 'language');
  expect(at()).toBe('?language=de');
  screen.getByText('{"tag":"","language":"de","page":1}');
  await press('page', 'tag');
  expect(at()).toBe('?tag=food&language=de');
  await press('back');
  expect(at()).toBe('?language=de&page=3');
  await press('tag');
  expect(at()).toBe('?tag=food&language=de');
});
