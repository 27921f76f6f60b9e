import { createEbook, updateEbook } from '@glossa/contract/ebooks';

import type { User } from '../users/user.ts';

/** Adds an ebook to the shop as a content manager. Returns its ID. */
export async function addEbook(
  creator: User,
  { title, text, price = 4.99 }: { title: string; text: string; price?: number },
): Promise<string> {
  const { id } = await creator.call(createEbook, {
    body: {
      title,
      author: 'Ada',
      description: 'A short story.',
      language: 'en',
      category: 'Fiction',
      tags: ['kitchen'],
      ...(price === 0 ? { isFree: true } : { price }),
    },
    files: { file: new File([text], 'story.txt', { type: 'text/plain' }) },
  });
  await creator.call(updateEbook, { params: { id }, body: { status: 'published' } });
  return id;
}
