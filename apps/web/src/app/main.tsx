import '@/ui/theme/styles.ts';

import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';

import { registerOfflineResponses } from '@/lib/api/query.ts';
import { startI18n } from '@/lib/i18n/i18n.ts';
import { installPopstateGuard } from '@/lib/navigation/popstate-guard.ts';
import { loadFonts } from './load-fonts.ts';
import { Providers } from './providers.tsx';
import { AppRoutes } from './router.tsx';
import { preload } from './preload.ts';

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root');

const start = () => {
  registerOfflineResponses(() => import('@/domain/offline/respond-offline.ts'));
  installPopstateGuard();
  loadFonts();
  const texts = startI18n();
  const root = createRoot(container);
  // A transition renders the first screen in short slices, so that the browser can respond to input in between.
  const render = () =>
    startTransition(() => {
      root.render(
        <StrictMode>
          <BrowserRouter>
            <Providers>
              <AppRoutes />
            </Providers>
          </BrowserRouter>
        </StrictMode>,
      );
    });
  void preload(texts).then(render);
};
// Start in a separate task, because running this file's imports is already a long task.
setTimeout(start);
