import { createOrder, listOrders } from '@glossa/contract/orders';
import type { OrderQuote } from '@glossa/contract/order-quote';
import type { Order } from '@glossa/contract/orders';
import type { ApiError } from '@glossa/contract/client';
import { getCart } from '@glossa/contract/shop';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';

import { call } from '../../../lib/api/client.ts';
import { endpointKey } from '../../../lib/api/query.ts';
import { donePath, payPath } from '../paths.ts';
import type { WantedBody } from './use-wanted-body.ts';

/** What was looked over and is to be ordered. */
interface Choice {
  body: WantedBody;
  coupon: string | null;
  quote: OrderQuote;
}

/** Orders what was looked over, at the price that was seen, and goes on to pay; what is free is done then. */
export function useOrder() {
  const client = useQueryClient();
  const navigate = useNavigate();
  // The same key for the same choice: a second click makes no second order.
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
      // What was refused is ordered anew; where no answer came, the order may be there already.
      if (status >= 400 && status < 500) key.current = undefined;
    },
  });
}
