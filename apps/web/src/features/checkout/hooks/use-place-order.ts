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
import { receiptPath, payPath } from '../paths.ts';
import type { OrderBody } from './use-order-body.ts';

/** The order as the buyer has reviewed it. */
interface ReviewedOrder {
  body: OrderBody;
  coupon: string | null;
  quote: OrderQuote;
}

/** Orders the reviewed items at the price shown, then opens the payment page, or the receipt if nothing is due. */
export function usePlaceOrder() {
  const client = useQueryClient();
  const navigate = useNavigate();
  // One idempotency key per reviewed order, so that a second click doesn't place another order.
  const last = useRef<{ order: string; key: string } | undefined>(undefined);
  return useMutation<Order, ApiError, ReviewedOrder>({
    mutationFn: ({ body, coupon, quote }) => {
      const order = JSON.stringify([body, coupon, quote.country, quote.total]);
      if (last.current?.order !== order) last.current = { order, key: crypto.randomUUID() };
      return call(
        createOrder,
        { body: { ...body, coupon, country: quote.country, expected_total: quote.total } },
        { headers: { 'Idempotency-Key': last.current.key } },
      );
    },
    onSuccess: async ({ id, status }) => {
      await Promise.all(
        [listOrders, getCart].map((endpoint) =>
          client.invalidateQueries({ queryKey: endpointKey(endpoint) }),
        ),
      );
      void navigate(status === 'completed' ? receiptPath(id) : payPath(id));
    },
    onError: ({ status }) => {
      // Use a new key after a rejection. After a server error or without a response, keep the key, because the order
      // may already exist.
      if (status >= 400 && status < 500) last.current = undefined;
    },
  });
}
