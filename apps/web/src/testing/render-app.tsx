import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import type { InitialEntry } from 'react-router-dom';

import { createQueryClient } from '@/lib/api/query-client.ts';
import { SessionContext } from '@/domain/session/session-context.ts';
import type { Session } from '@/domain/session/session-context.ts';
import { theme } from '@/ui/theme/theme.ts';

const anonymousSession: Session = {
  state: { status: 'anonymous', bySignOut: false },
  start: () => undefined,
  check: () => Promise.resolve(),
  setUser: () => undefined,
  signOut: () => Promise.resolve(),
  discard: () => undefined,
};

/**
 * Renders a screen inside the app's providers; `session` overrides fields of a visitor's session, and `onError`
 * receives the errors that the app would show as toasts.
 */
export function renderApp(
  screen: ReactNode,
  {
    path = '/',
    session = {},
    onError = () => undefined,
  }: { path?: InitialEntry; session?: Partial<Session>; onError?: (error: Error) => void } = {},
) {
  const client = createQueryClient({ onError, onSuccess: () => undefined });
  return render(
    <MantineProvider theme={theme} env="test">
      <MemoryRouter initialEntries={[path]}>
        <QueryClientProvider client={client}>
          <SessionContext value={{ ...anonymousSession, ...session }}>{screen}</SessionContext>
        </QueryClientProvider>
      </MemoryRouter>
    </MantineProvider>,
  );
}
