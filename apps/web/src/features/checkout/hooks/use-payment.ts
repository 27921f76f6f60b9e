import { getOrder, listOrders } from '@glossa/contract/orders';
import { createPaymentIntent, lookAtPayment } from '@glossa/contract/payments';
import type { PaymentState } from '@glossa/contract/payments';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';

import { call } from '@/lib/api/client.ts';
import { endpointKey, endpointQuery } from '@/lib/api/query.ts';

/** Milliseconds between payment status checks. */
const every = 2000;

interface Payment {
  /** The last state that the server read from the provider. */
  state: PaymentState | undefined;
  /** Needed by the provider's own form. */
  clientSecret: string | null;
  error: Error | null;
  retry: () => void;
  /** Applies the state that a call returned. */
  take: (state: PaymentState) => void;
  /** Polls until the bank has decided, because a payment result reported by the browser isn't trusted. */
  wait: () => void;
  look: () => void;
  /** Whether the first response since the last check is still pending. */
  isWaiting: boolean;
}

const isUndecided = (state: PaymentState | undefined): boolean =>
  state?.status === 'processing' || (state?.status === 'succeeded' && state.order_status === 'pending');

/** Manages the payment of a pending order: starts it when the page opens and polls until the order is completed. */
export function usePayment(orderId: string, enabled: boolean): Payment {
  const client = useQueryClient();
  const [told, setTold] = useState<PaymentState | undefined>();
  const [asked, setAsked] = useState(0);
  const begun = useQuery({
    queryKey: [...endpointKey(createPaymentIntent), orderId],
    queryFn: () => call(createPaymentIntent, { body: { order_id: orderId } }),
    enabled,
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
  const looked = useQuery({
    ...endpointQuery(lookAtPayment, { body: { order_id: orderId } }),
    enabled: enabled && (asked > 0 || isUndecided(told ?? begun.data)),
    // Polls until the bank has decided or requires another card.
    refetchInterval: ({ state: { data } }) => (data && !isUndecided(data) ? false : every),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  const answer = looked.dataUpdatedAt > asked ? looked.data : undefined;
  const isWaiting = asked > 0 && answer === undefined;
  const refresh = useCallback(() => {
    for (const endpoint of [getOrder, listOrders])
      void client.invalidateQueries({ queryKey: endpointKey(endpoint) });
  }, [client]);
  return {
    state: answer ?? told ?? begun.data,
    clientSecret: begun.data?.clientSecret ?? null,
    error: begun.error,
    retry: () => void begun.refetch(),
    take: (next) => {
      setTold(next);
      refresh();
    },
    wait: () => {
      setAsked(Date.now());
      void looked.refetch();
    },
    look: () => void looked.refetch(),
    isWaiting,
  };
}
