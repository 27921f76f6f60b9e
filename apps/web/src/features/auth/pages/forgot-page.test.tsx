import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { renderApp } from '@/testing/render-app.tsx';
import { ForgotPage } from './forgot-page.tsx';

it('asks for an email address and links back to the sign-in page', () => {
  renderApp(<ForgotPage />, { path: '/forgot-password' });
  screen.getByLabelText('Email');
  screen.getByRole('button', { name: 'Send Reset Link' });
  expect(screen.getByRole('link', { name: 'Back to Login' }).getAttribute('href')).toBe('/login');
});
