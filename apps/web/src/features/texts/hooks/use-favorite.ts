import type { CallResult } from '@glossa/contract/endpoint';
import { updateText } from '@glossa/contract/text-upload';
import type { listTexts, TextCard } from '@glossa/contract/texts';
import { useQueryClient } from '@tanstack/react-query';

import { endpointKey, useEndpointMutation } from '@/lib/api/query.ts';
import { libraryLists } from '../shelves.ts';

type Page = CallResult<typeof listTexts>;

/**
 * Returns a function that toggles whether a text is a favorite. The star updates optimistically and reverts if the
 * server rejects the change.
 */
export function useFavorite(): (text: TextCard) => void {
  const client = useQueryClient();
  const show = (id: string | undefined, is_favorite: boolean) => {
    for (const list of libraryLists) {
      client.setQueriesData<Page>({ queryKey: endpointKey(list) }, (page) =>
        page
          ? {
              ...page,
              results: page.results.map((text) => (text.id === id ? { ...text, is_favorite } : text)),
            }
          : page,
      );
    }
  };
  const { mutate } = useEndpointMutation(updateText, {
    invalidates: libraryLists,
    onMutate: async ({ params, body }) => {
      // Cancel pending requests, because their responses would restore the star's previous state.
      await Promise.all(libraryLists.map((list) => client.cancelQueries({ queryKey: endpointKey(list) })));
      show(params.id, body?.is_favorite === true);
    },
    onError: (_error, { params, body }) => show(params.id, body?.is_favorite !== true),
  });
  return (text) => mutate({ params: { id: text.id }, body: { is_favorite: !text.is_favorite } });
}
