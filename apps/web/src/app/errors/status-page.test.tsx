import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { renderApp } from '@/testing/render-app.tsx';
import { StatusPage } from './status-page.tsx';

describe.each([
  ['/400', 'Bad Request', 'Go Back'],
  ['/401', 'Unauthorized', 'Go Back'],
  ['/403', 'Access Denied', 'Go Back'],
  ['/404', 'Page Not Found', 'Go Back'],
  ['/500', 'Server Error', 'Try Again'],
  ['/502', 'Bad Gateway', 'Try Again'],
  ['/503', 'Service Unavailable', 'Try Again'],
  ['/504', 'Gateway Timeout', 'Refresh'],
  ['/no/such/page', 'Page Not Found', 'Go Back'],
  ['/toString', 'Page Not Found', 'Go Back'],
])('%s', (path, title, way) => {
  it(`shows ${title}, with ${way} and a link home`, () => {
    renderApp(<StatusPage />, { path });
    expect(screen.getByText(title)).toBeTruthy();
    expect(screen.getByRole('button', { name: way })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Return Home' }).getAttribute('href')).toBe('/');
  });
});
