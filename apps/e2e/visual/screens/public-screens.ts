import { createScreens } from './screen.ts';
import { offerProviders, submitEmptyForm } from './states.ts';

/** Screens open to everyone. */
export const publicScreens = createScreens('visitor', {
  home: '/',
  'sign-in': '/login',
  'sign-in-mistakes': { route: '/login', prepare: submitEmptyForm },
  'sign-in-providers': { route: '/login', prepare: offerProviders() },
  'sign-in-without-passwords': { route: '/login', prepare: offerProviders({ password_sign_in: false }) },
  'provider-failed': {
    route: '/single-sign-on/:provider',
    url: '/single-sign-on/school?error=access_denied&state=none',
  },
  'forgot-password': '/forgot-password',
  'reset-password': { route: '/reset-password', url: '/reset-password?token=none' },
  register: '/shop-client-registration',
  'register-mistakes': { route: '/shop-client-registration', prepare: submitEmptyForm },
  unsubscribe: { route: '/unsubscribe', url: '/unsubscribe?token=none' },
  'verify-email': { route: '/verify-email', url: '/verify-email?token=none' },
  terms: '/terms',
  privacy: '/privacy',
  'language-test': '/language-test',
  developers: { route: '/developers/:operation?', url: '/developers' },
  'developers-operation': { route: '/developers/:operation?', url: '/developers/createTag' },
  'not-found': { route: '*', url: '/404' },
  broken: { route: '*', url: '/500' },
});
