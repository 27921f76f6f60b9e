import {
  addToCart,
  getCart,
  getProduct,
  listProducts,
  previewCart,
  removeFromCart,
} from '@glossa/contract/shop';
import type { Cart, ProductCard } from '@glossa/contract/shop';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import i18next from 'i18next';

import { endpointQuery, useEndpointMutation } from '@/lib/api/query.ts';
import { accountCart } from '@/domain/cart/account-cart.ts';
import { addToVisitorCart, removeFromVisitorCart, useVisitorCart } from '@/domain/cart/visitor-cart.ts';
import { errorCodeText } from '@/lib/i18n/error-text.ts';
import { useOptionalUser } from '@/domain/session/session-context.ts';
import { toast } from '@/ui/feedback/toast.tsx';

const invalidated = { invalidates: [getCart, getProduct, listProducts] };

interface CartState {
  data: Cart | undefined;
  error: Error | null;
  refetch: () => unknown;
}

/** Returns the account's cart or, for a visitor, the one stored in this browser. */
export function useCart(): CartState {
  const isVisitor = useOptionalUser() === undefined;
  const account = useQuery({ ...accountCart(), enabled: !isVisitor });
  const visitorCart = useVisitorCart();
  const ids = visitorCart.map(({ id }) => id).join(',');
  const { data: fresh, refetch } = useQuery({
    ...endpointQuery(previewCart, { query: { ids } }),
    enabled: isVisitor && visitorCart.length > 0,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  if (!isVisitor) return account;
  const storedIds = new Set(visitorCart.map(({ id }) => id));
  const freshItems = new Map(fresh?.items.map((item) => [item.id, item]));
  // While offline or until the server responds, the cart already shows the added products.
  const isFresh = fresh !== undefined && fresh.items.every(({ id }) => storedIds.has(id));
  const items = visitorCart.map((item) => freshItems.get(item.id) ?? { ...item, isOnSale: !isFresh });
  return { data: { items }, error: null, refetch };
}

/** Returns whether a product is in the user's or visitor's cart. */
export function useIsInCart({ id, isInCart }: Pick<ProductCard, 'id' | 'isInCart'>): boolean {
  const isVisitor = useOptionalUser() === undefined;
  const stored = useVisitorCart();
  return isVisitor ? stored.some((item) => item.id === id) : isInCart;
}

/** Returns functions that add products to the cart and remove them, with undo. */
export function useCartActions() {
  const isVisitor = useOptionalUser() === undefined;
  const adding = useEndpointMutation(addToCart, invalidated);
  const removal = useEndpointMutation(removeFromCart, invalidated);
  const add = (product: ProductCard) => {
    if (!isVisitor) adding.mutate({ params: { id: product.id } });
    else if (!addToVisitorCart(product)) toast.error(errorCodeText('cart_full'));
  };
  const offerUndo = (product: ProductCard) =>
    toast.undo({
      message: i18next.t('shop:cart.removed', { title: product.title }),
      onUndo: () => add(product),
    });
  return {
    add,
    isAdding: adding.isPending,
    remove: (product: ProductCard) => {
      if (isVisitor) {
        removeFromVisitorCart([product.id]);
        offerUndo(product);
      } else removal.mutate({ params: { id: product.id } }, { onSuccess: () => offerUndo(product) });
    },
  };
}
