import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';

import { renderApp } from '@/testing/render-app.tsx';
import { PagedList } from './paged-list.tsx';

const onPage = vi.fn();
const refetch = vi.fn();
const loadedQuery = (count: number) => ({ data: { count }, error: null, refetch, isPlaceholderData: false });

const show = (list: object, page = 1) =>
  renderApp(
    <PagedList
      list={list as ReturnType<typeof loadedQuery>}
      page={page}
      pageSize={10}
      skeleton={<p>on their way</p>}
      renderEmpty={() => <p>none</p>}
      onPage={onPage}
    >
      {({ count }) => <p>{count} rows</p>}
    </PagedList>,
    {},
  );

beforeEach(() => void vi.clearAllMocks());

it('opens other pages, and redirects from a page that does not exist to the last one', async () => {
  show(loadedQuery(25), 2);
  expect(screen.getByText('25 rows')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Page 3' }));
  expect(onPage.mock.calls).toEqual([[3, { replace: false }]]);
  show(loadedQuery(25), 9);
  expect(screen.getByText('on their way')).toBeDefined();
  expect(onPage).toHaveBeenLastCalledWith(3, { replace: true });
});

it('does not redirect on a placeholder count, and shows the empty and error states', async () => {
  show({ ...loadedQuery(25), isPlaceholderData: true }, 9);
  expect(onPage).not.toHaveBeenCalled();
  show(loadedQuery(0));
  expect(screen.getByText('none')).toBeDefined();
  show({ ...loadedQuery(0), data: undefined, error: new Error('x') });
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(refetch).toHaveBeenCalledOnce();
});
