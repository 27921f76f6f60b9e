import { getOrder, listOrders } from '@glossa/contract/orders';
import { createPaymentIntent, confirmPayment } from '@glossa/contract/payments';
import type { PaymentState } from '@glossa/contract/payments';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';

import { call } from '@/lib/api/client.ts';
import { endpointKey, endpointQuery } from '@/lib/api/query.ts';

/** Milliseconds between checks of the payment. */
const checkInterval = 2000;

interface Payment {
  /** The latest state that the server received from the provider. */
  state: PaymentState | undefined;
  /** Needed by the provider's own form. */
  clientSecret: string | null;
  error: Error | null;
  retry: () => void;
  /** Applies a state returned by another call. */
  setState: (state: PaymentState) => void;
  /** Starts polling until the bank has decided, because a result reported by the browser can't be trusted. */
  startChecking: () => void;
  /** Checks the payment once, without polling. */
  check: () => void;
  /** Whether the first response since `startChecking` is still pending. */
  isChecking: boolean;
}

const isUndecided = (state: PaymentState | undefined): boolean =>
  state?.status === 'processing' || (state?.status === 'succeeded' && state.order_status === 'pending');

/** Manages the payment of a pending order: starts it when the page opens and polls until the order is completed. */
export function usePayment(orderId: string, enabled: boolean): Payment {
  const client = useQueryClient();
  const [returned, setReturned] = useState<PaymentState | undefined>();
  /** When `startChecking` was last called; 0 if it never was. */
  const [checkingSince, setCheckingSince] = useState(0);
  const intent = useQuery({
    queryKey: [...endpointKey(createPaymentIntent), orderId],
    queryFn: () => call(createPaymentIntent, { body: { order_id: orderId } }),
    enabled,
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
  const checked = useQuery({
    ...endpointQuery(confirmPayment, { body: { order_id: orderId } }),
    enabled: enabled && (checkingSince > 0 || isUndecided(returned ?? intent.data)),
    // Polls until the bank has decided or requires another card.
    refetchInterval: ({ state: { data } }) => (data && !isUndecided(data) ? false : checkInterval),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  const current = checked.dataUpdatedAt > checkingSince ? checked.data : undefined;
  const refresh = useCallback(() => {
    for (const endpoint of [getOrder, listOrders])
      void client.invalidateQueries({ queryKey: endpointKey(endpoint) });
  }, [client]);
  return {
    state: current ?? returned ?? intent.data,
    clientSecret: intent.data?.clientSecret ?? null,
    error: intent.error,
    retry: () => void intent.refetch(),
    setState: (next) => {
      setReturned(next);
      refresh();
    },
    startChecking: () => {
      setCheckingSince(Date.now());
      void checked.refetch();
    },
    check: () => void checked.refetch(),
    isChecking: checkingSince > 0 && current === undefined,
  };
}
