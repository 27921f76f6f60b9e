import '../ui/styles.ts';

import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';

import { startI18n } from '../lib/i18n/i18n.ts';
import { openPopGate } from '../lib/navigation/pop-gate.ts';
import { Providers } from './providers.tsx';
import { AppRoutes } from './router.tsx';
import { warmUp } from './warm-up.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

openPopGate();
void startI18n();
warmUp();
createRoot(root).render(
  <StrictMode>
    <BrowserRouter>
      <Providers>
        <AppRoutes />
      </Providers>
    </BrowserRouter>
  </StrictMode>,
);
