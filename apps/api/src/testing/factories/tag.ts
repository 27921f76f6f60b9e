import { createTag, listTags, type Tag } from '@glossa/contract/tags';

import type { Browser } from '../browser.ts';

/** Creates a tag that isn't used on anything yet. */
export const makeTag = (browser: Browser, name: string): Promise<Tag> =>
  browser.call(createTag, { body: { name } });

/** Finds a tag by name, with its counts across all languages. */
export async function findTagByName(browser: Browser, name: string): Promise<Tag> {
  const { results } = await browser.call(listTags, { query: { search: name, page_size: 100 } });
  const tag = results.find((one) => one.name.toLowerCase() === name.toLowerCase());
  if (!tag) throw new Error(`there is no tag ${name}`);
  return tag;
}
