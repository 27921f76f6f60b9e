import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';

import { fakeServer } from '@/testing/fake-server.ts';
import { renderApp } from '@/testing/render-app.tsx';
import { RegisterPage } from './register-page.tsx';

const open = () =>
  renderApp(
    <Routes>
      <Route path="/login" element={<p>sign-in page</p>} />
      <Route path="*" element={<RegisterPage />} />
    </Routes>,
  );
const fill = (fields: Record<string, string>) => {
  for (const [label, value] of Object.entries(fields)) {
    fireEvent.change(screen.getByLabelText(new RegExp(`^${label}`)), { target: { value } });
  }
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const texts = (...messages: string[]) =>
  messages.forEach((message) => expect(screen.getByText(message)).toBeTruthy());

const personalFields = {
  'First name': 'Ada',
  'Last name': 'Reader',
  Email: 'ada@example.org',
  'Date of birth': '1990-05-04',
};
const security = { Password: 'Reading-2026', 'Confirm password': 'Reading-2026' };
const contact = { Country: 'France', City: 'Lyon', Address: '1 rue du Livre', 'ZIP code': '69001' };

const toLastStep = async () => {
  for (const step of [personalFields, security, contact]) {
    fill(step);
    await press('Next');
  }
};

beforeEach(() => {
  document.cookie = 'csrftoken=cookie; Path=/';
});

it('links to the sign-in page for people who already have an account', () => {
  open();
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/login');
});

describe('the registration form', () => {
  it('step 1 shows which fields are missing and stays on the step', async () => {
    open();
    expect(screen.getByRole('button', { name: 'Previous' }).hasAttribute('disabled')).toBe(true);
    await press('Next');
    texts(
      'First name is required',
      'Last name is required',
      'Email is required',
      'Date of birth is required',
    );
    expect(screen.getByRole('heading', { name: 'Personal Information' })).toBeTruthy();
  });

  it('step 1 rejects an invalid email, and clears the error on edit', async () => {
    open();
    fill({ ...personalFields, Email: 'ada' });
    await press('Next');
    texts('Email is invalid');
    fill({ Email: 'a' });
    expect(screen.queryByText('Email is invalid')).toBeNull();
  });

  it('step 2 requires a strong password and a matching confirmation', async () => {
    open();
    fill(personalFields);
    await press('Next');
    await press('Next');
    texts('Password is required');
    fill({ Password: 'Short1', 'Confirm password': 'other' });
    await press('Next');
    texts('Password must be at least 8 characters', 'Passwords do not match');
    fill({ Password: 'alllowercase', 'Confirm password': 'alllowercase' });
    await press('Next');
    texts('Password must contain uppercase, lowercase, and number');
  });

  it('step 3 requires the address but not a phone number, and offers a fixed list of countries', async () => {
    open();
    fill(personalFields);
    await press('Next');
    fill(security);
    await press('Next');
    await press('Next');
    texts('Country is required', 'City is required', 'Address is required', 'ZIP code is required');
    const options = within(screen.getByRole('main')).getAllByRole<HTMLOptionElement>('option');
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'Select a country',
      'United States',
      'Canada',
      'United Kingdom',
      'Germany',
      'France',
      'Spain',
      'Italy',
      'Australia',
      'Japan',
      'South Korea',
      'Brazil',
      'Mexico',
      'India',
      'China',
    ]);
  });

  it('step 4 requires accepting the terms', async () => {
    const received = fakeServer({});
    open();
    await toLastStep();
    await press('Create account');
    texts('You must accept the terms and conditions');
    expect(received).toHaveLength(0);
    expect(screen.getByRole('link', { name: 'terms and conditions' }).getAttribute('href')).toBe('/terms');
    expect(screen.getByRole('link', { name: 'privacy policy' }).getAttribute('href')).toBe('/privacy');
  });

  it('keeps the entered values when going back', async () => {
    open();
    fill(personalFields);
    await press('Next');
    await press('Previous');
    expect(screen.getByDisplayValue('ada@example.org')).toBeTruthy();
  });
});

describe('the last step', () => {
  it('submits the account without the password confirmation and goes to the sign-in page', async () => {
    const received = fakeServer({
      'POST /api/auth/register/': { status: 201, body: { email: 'ada@example.org' } },
    });
    open();
    await toLastStep();
    await userEvent.click(screen.getByRole('checkbox', { name: /I accept/ }));
    await press('Create account');
    await waitFor(() => texts('sign-in page'));
    expect(received[0]?.body).toEqual({
      firstName: 'Ada',
      lastName: 'Reader',
      email: 'ada@example.org',
      dateOfBirth: '1990-05-04',
      password: 'Reading-2026',
      country: 'France',
      city: 'Lyon',
      address: '1 rue du Livre',
      zipCode: '69001',
      newsletter: false,
      marketing: false,
      terms: true,
      ui_language: 'en',
    });
  });

  it('returns to the step whose field the server rejects', async () => {
    fakeServer({
      'POST /api/auth/register/': {
        status: 400,
        body: { error: '', code: 'invalid_request', fields: { password: ['This password is too common'] } },
      },
    });
    open();
    await toLastStep();
    await userEvent.click(screen.getByRole('checkbox', { name: /I accept/ }));
    await press('Create account');
    expect(await screen.findByText('This password is too common')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Account Security' })).toBeTruthy();
  });
});
