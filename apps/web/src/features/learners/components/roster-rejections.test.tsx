import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { renderApp } from '@/testing/render-app.tsx';
import { NotInvited } from './roster-rejections.tsx';

const id = '0192a0b0-0000-7000-8000-0000000000aa';
const kim = { id, email: 'kim@school.org', reason: 'mail_refused', answer: '550 nobody' } as const;

it('lists learners who couldn’t be invited, with links and reasons', () => {
  renderApp(<NotInvited report={{ not_invited: 3, refused_invitations: [kim] }} />);
  screen.getByRole('heading', { name: '3 learners couldn’t be invited' });
  const link = screen.getByRole('link', { name: 'kim@school.org' });
  expect(link.getAttribute('href')).toBe(`/admin/learners?learner=${id}`);
  const reason = screen.getByText(/The mail server rejected this address/);
  expect(reason.textContent).toContain('550 nobody');
  screen.getByText('and 2 more');
});

it('renders nothing when everyone was invited', () => {
  renderApp(<NotInvited report={{ not_invited: 0, refused_invitations: [] }} />);
  expect(screen.queryByRole('heading')).toBeNull();
});
