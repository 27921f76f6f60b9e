import { screensOf } from './screen.ts';
import { sendEmpty } from './states.ts';

/** Screens open to everyone. */
export const publicScreens = screensOf('visitor', {
  home: '/',
  'sign-in': '/login',
  'sign-in-mistakes': { route: '/login', show: sendEmpty },
  'forgot-password': '/forgot-password',
  'reset-password': { route: '/reset-password', address: '/reset-password?token=none' },
  register: '/shop-client-registration',
  'register-mistakes': { route: '/shop-client-registration', show: sendEmpty },
  unsubscribe: { route: '/unsubscribe', address: '/unsubscribe?token=none' },
  terms: '/terms',
  privacy: '/privacy',
  'language-test': '/language-test',
  developers: { route: '/developers/:operation?', address: '/developers' },
  'developers-operation': { route: '/developers/:operation?', address: '/developers/createTag' },
  'not-found': { route: '*', address: '/404' },
  broken: { route: '*', address: '/500' },
});
