import { createTag, listTags, type Tag } from '@glossa/contract/tags';

import type { Browser } from '../browser.ts';

/** Makes a tag without anything that has it. */
export const makeTag = (browser: Browser, name: string): Promise<Tag> =>
  browser.call(createTag, { body: { name } });

/** The tag of a name, with its figures of all languages. */
export async function tagNamed(browser: Browser, name: string): Promise<Tag> {
  const { results } = await browser.call(listTags, { query: { search: name, page_size: 100 } });
  const tag = results.find((one) => one.name.toLowerCase() === name.toLowerCase());
  if (!tag) throw new Error(`there is no tag ${name}`);
  return tag;
}
