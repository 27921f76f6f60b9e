import type { Locator, Page } from '@playwright/test';

/** Page object for the library, with its rows by title. */
export const libraryScreen = (page: Page) => {
  const list = page.getByRole('list', { name: 'Texts' });
  const row = (title: string): Locator =>
    list.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
  return {
    open: async () => {
      await page.goto('/reading');
    },
    heading: page.getByRole('heading', { name: 'My library', level: 1 }),
    titles: list.getByRole('heading'),
    row,
    title: (title: string) => row(title).getByRole('link', { name: title, exact: true }),
    /** The `84% known` label in a row. */
    known: (title: string) => row(title).getByText(/^\d+% known$/),
    tab: (name: 'Reading List' | 'Archive' | 'Trash') =>
      page.getByRole('navigation', { name: 'Library sections' }).getByRole('link', { name }),
    search: page.getByRole('searchbox', { name: 'Search titles and authors' }),
    /** Opens the menu of a row and selects an action. */
    choose: async (title: string, action: string) => {
      await row(title)
        .getByRole('button', { name: `More actions for “${title}”` })
        .click();
      await page.getByRole('menuitem', { name: action, exact: true }).click();
    },
  };
};
