import { urlOf } from '@glossa/contract/client';
import { fail, failFields } from '@glossa/contract/failure';
import { messages } from '@glossa/contract/messages';
import * as contract from '@glossa/contract/tags';
import { isDuplicate } from '@glossa/db/failures';
import { languageById } from '@glossa/language/languages';

import type { Deps } from '#deps.ts';
import { Answer, route, type Route } from '#http/route.ts';
import { bringBack, deleteEverywhere, mergeInto } from './move-tags.ts';
import {
  findTag,
  insertTag,
  selectColors,
  selectRelated,
  selectTags,
  updateTagRow,
  type Scope,
} from './queries.ts';
import { kindOf, presentTag } from './tag-row.ts';

export const tagRoutes = ({ db }: Pick<Deps, 'db'>): Route[] => {
  const read = async (id: string, scope: Scope) => (await findTag(db, id, scope)) ?? fail('tag_not_found');
  const inAll = (ownerId: string): Scope => ({ ownerId, language: null });
  const present = async (id: string, ownerId: string) => presentTag(await read(id, inAll(ownerId)));
  return [
    route(contract.listTags, async ({ query, user }) => {
      const { page, page_size: limit, search = '', type, sort, language = null } = query;
      const kind = type ? kindOf(type) : null;
      const list = { ownerId: user.id, language, search, sort, limit, offset: (page - 1) * limit };
      const { rows, count } = await selectTags(db, { ...list, kind });
      const address = (other: number) => urlOf(contract.listTags, { query: { ...query, page: other } });
      return {
        results: rows.map(presentTag),
        count,
        next: page * limit < count ? address(page + 1) : null,
        previous: page > 1 ? address(page - 1) : null,
      };
    }),
    route(contract.listTagColors, async ({ user }) => ({ results: await selectColors(db, user.id) })),
    route(contract.createTag, async ({ body, user }) => {
      const id = (await insertTag(db, user.id, body)) ?? fail('tag_exists');
      return new Answer(201, await present(id, user.id));
    }),
    route(contract.getTag, async ({ params, query: { language = null }, user }) =>
      presentTag(await read(params.id, { ownerId: user.id, language })),
    ),
    route(contract.updateTag, async ({ params: { id }, body, user }) => {
      const found = await updateTagRow(db, { id, ownerId: user.id }, body).catch((error: unknown) =>
        isDuplicate(error) ? fail('tag_exists') : Promise.reject(error as Error),
      );
      if (!found) fail('tag_not_found');
      return present(id, user.id);
    }),
    route(contract.mergeTag, async ({ params: { id }, body: { into }, user }) => {
      if (id === into) failFields({ into: [messages.tag_merge_self] });
      await mergeInto(db, { ownerId: user.id, from: id, into });
      return present(into, user.id);
    }),
    route(contract.deleteTag, ({ params: { id }, user }) => deleteEverywhere(db, { id, ownerId: user.id })),
    route(contract.restoreTag, async ({ params: { id }, user }) =>
      present(await bringBack(db, { id, ownerId: user.id }), user.id),
    ),
    route(contract.getTagRelated, async ({ params: { id }, query: { language = null }, user }) => {
      const scope = { ownerId: user.id, language };
      const { counts } = presentTag(await read(id, scope));
      const { words, ...entries } = await selectRelated(db, id, scope, counts.words);
      return {
        ...entries,
        words: words.map((word) => ({ ...word, language: languageById(word.language)?.code ?? '' })),
        counts,
      };
    }),
  ];
};
