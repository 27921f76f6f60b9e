import { createOrder, listOrders } from '@glossa/contract/orders';
import type { OrderQuote } from '@glossa/contract/order-quote';
import type { Order } from '@glossa/contract/orders';
import type { ApiError } from '@glossa/contract/client';
import { getCart } from '@glossa/contract/shop';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';

import { call } from '@/lib/api/client.ts';
import { endpointKey } from '@/lib/api/query.ts';
import { donePath, payPath } from '../paths.ts';
import type { WantedBody } from './use-wanted-body.ts';

/** The reviewed items to order. */
interface Choice {
  body: WantedBody;
  coupon: string | null;
  quote: OrderQuote;
}

/** Orders the reviewed items at the price shown, then opens the payment page, or the receipt if nothing is due. */
export function useOrder() {
  const client = useQueryClient();
  const navigate = useNavigate();
  // One idempotency key per choice, so a second click doesn't create a second order.
  const key = useRef<{ choice: string; key: string } | undefined>(undefined);
  return useMutation<Order, ApiError, Choice>({
    mutationFn: ({ body, coupon, quote }) => {
      const choice = JSON.stringify([body, coupon, quote.country, quote.total]);
      if (key.current?.choice !== choice) key.current = { choice, key: crypto.randomUUID() };
      return call(
        createOrder,
        { body: { ...body, coupon, country: quote.country, expected_total: quote.total } },
        { headers: { 'Idempotency-Key': key.current.key } },
      );
    },
    onSuccess: async ({ id, status }) => {
      await Promise.all(
        [listOrders, getCart].map((endpoint) =>
          client.invalidateQueries({ queryKey: endpointKey(endpoint) }),
        ),
      );
      void navigate(status === 'completed' ? donePath(id) : payPath(id));
    },
    onError: ({ status }) => {
      // A rejected order gets a new key; without a response, the order may already exist.
      if (status >= 400 && status < 500) key.current = undefined;
    },
  });
}
