import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import i18next from 'i18next';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';

import { SessionProvider } from '@/features/auth/session-provider.tsx';
import { createQueryClient } from '@/lib/api/query-client.ts';
import { visitorCartKey } from '@/domain/cart/visitor-cart-key.ts';
import { errorCodeText, errorText } from '@/lib/i18n/error-text.ts';
import { confirmStore } from '@/ui/overlays/confirm.ts';
import { LanguageDirection } from '@/ui/layout/language-direction.tsx';
import { FullPageSpinner } from '@/ui/feedback/full-page-spinner.tsx';
import { theme } from '@/ui/theme/theme.ts';
import { toast, toastStore } from '@/ui/feedback/toast.tsx';
import { CrashBoundary } from './errors/crash-boundary.tsx';

const Toasts = lazy(async () => ({ default: (await import('./toasts.tsx')).Toasts }));
const ConfirmDialog = lazy(async () => ({
  default: (await import('@/ui/overlays/confirm-dialog.tsx')).ConfirmDialog,
}));

/** Returns true once `check` has returned true; `subscribe` notifies about changes. */
function useHasHappened(subscribe: (listener: () => void) => () => void, check: () => boolean): boolean {
  const [hasHappened, setHasHappened] = useState(check);
  useEffect(() => {
    if (hasHappened) return;
    const update = () => {
      if (check()) setHasHappened(true);
    };
    update();
    return subscribe(update);
  });
  return hasHappened;
}

/** Provides everything that the routes need, and connects the session and API calls to the interface. */
export function Providers({ children }: { children: ReactNode }) {
  const queryClient = useMemo(
    () =>
      createQueryClient({
        onError: (error) => toast.apiError(errorText(error)),
        onSuccess: (message) => toast.apiSuccess(message),
      }),
    [],
  );
  const events = useMemo(
    () => ({
      onCheckFailed: () =>
        void i18next
          .loadNamespaces('auth')
          .then(() => toast.error(i18next.t('auth:session.verification_failed'))),
      onSignedIn: () => {
        // Responses that were fetched before the user signed in don't show what the user owns.
        const refresh = () =>
          void queryClient.invalidateQueries({
            predicate: ({ queryKey: [path] }) => typeof path === 'string' && path.startsWith('/api/shop/'),
          });
        refresh();
        if (localStorage.getItem(visitorCartKey) === null) return;
        void import('@/domain/cart/merge-visitor-cart.ts')
          .then(({ mergeVisitorCart }) => mergeVisitorCart())
          .then(refresh, () => undefined);
      },
      onExpired: () => toast.error(errorCodeText('unauthenticated')),
      onUserChanged: () => queryClient.clear(),
    }),
    [queryClient],
  );
  // Load the toasts with the first toast, and the dialog with the first confirmation.
  const hasToasts = useHasHappened(toastStore.subscribe, toastStore.isUsed);
  const hasConfirmed = useHasHappened(
    confirmStore.subscribe,
    () => confirmStore.getState().question !== undefined,
  );
  return (
    <LanguageDirection>
      {/* The variables that the provider would add to the page are in theme.css. */}
      <MantineProvider
        theme={theme}
        withCssVariables={false}
        withGlobalClasses={false}
        defaultColorScheme="auto"
      >
        <CrashBoundary>
          <Suspense fallback={<FullPageSpinner />}>
            <QueryClientProvider client={queryClient}>
              <SessionProvider events={events}>{children}</SessionProvider>
            </QueryClientProvider>
          </Suspense>
        </CrashBoundary>
        <CrashBoundary fallback={null}>
          {/* One boundary each, so that loading the dialog doesn't hide the toasts. */}
          <Suspense fallback={null}>{hasToasts && <Toasts />}</Suspense>
          <Suspense fallback={null}>{hasConfirmed && <ConfirmDialog />}</Suspense>
        </CrashBoundary>
      </MantineProvider>
    </LanguageDirection>
  );
}
