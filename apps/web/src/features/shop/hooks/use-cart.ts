import { addToCart, getCart, getProduct, listProducts, removeFromCart } from '@glossa/contract/shop';
import { useQuery } from '@tanstack/react-query';
import i18next from 'i18next';

import { endpointQuery, useEndpointMutation } from '../../../lib/api/query.ts';
import { toast } from '../../../ui/toast.tsx';

const touched = { invalidates: [getCart, getProduct, listProducts] };

/** What lies in the cart. */
export const useCart = () => useQuery({ ...endpointQuery(getCart, {}), staleTime: 0 });

/** Puts products into the cart and takes them out, which can be undone. */
export function useCartActions() {
  const putting = useEndpointMutation(addToCart, touched);
  const taking = useEndpointMutation(removeFromCart, touched);
  const put = (id: string) => putting.mutate({ params: { id } });
  return {
    put,
    isPutting: putting.isPending,
    take: ({ id, title }: { id: string; title: string }) =>
      taking.mutate(
        { params: { id } },
        {
          onSuccess: () =>
            toast.undo({ message: i18next.t('shop:cart.removed', { title }), onUndo: () => put(id) }),
        },
      ),
  };
}
