import '../ui/styles.ts';

import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';

import { startI18n } from '../lib/i18n/i18n.ts';
import { openPopGate } from '../lib/navigation/pop-gate.ts';
import { loadFonts } from './load-fonts.ts';
import { Providers } from './providers.tsx';
import { AppRoutes } from './router.tsx';
import { warmUp } from './warm-up.ts';

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root');

const start = () => {
  openPopGate();
  loadFonts();
  const dictionaries = startI18n();
  const root = createRoot(container);
  // As a transition the first screen is drawn in short pieces, and the browser can answer in between.
  const draw = () =>
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
  void warmUp(dictionaries).then(draw);
};
// In a task of its own: the browser has just spent a long one on running all that this file imports.
setTimeout(start);
