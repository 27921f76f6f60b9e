import { createScreens } from './screen.ts';
import { submitEmptyForm } from './states.ts';

/** Screens open to everyone. */
export const publicScreens = createScreens('visitor', {
  home: '/',
  'sign-in': '/login',
  'sign-in-mistakes': { route: '/login', prepare: submitEmptyForm },
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
