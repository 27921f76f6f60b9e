import type { RequestHandler } from 'express';
import helmet from 'helmet';

// https://docs.stripe.com/security/guide#content-security-policy
const stripeScripts = ['https://js.stripe.com', 'https://*.js.stripe.com'];
const stripeFrames = [...stripeScripts, 'https://hooks.stripe.com'];

/** Browser features that no page uses. */
const unusedFeatures = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/**
 * Forbids unused features, including in frames. With `stripe`, our pages and Stripe's card form may request payments.
 */
const permissionsPolicy = (stripe: boolean): string =>
  [
    ...unusedFeatures.map((feature) => `${feature}=()`),
    `payment=${stripe ? '(self "https://js.stripe.com")' : '()'}`,
  ].join(', ');

/**
 * Sets the security headers of pages and their assets. A page may load only our own resources and, where Stripe takes
 * payments, its card form; it may fetch from the companion site's origin.
 */
export const pageHeaders = ({
  secure,
  usesStripe,
  companion,
  scripts,
}: {
  secure: boolean;
  usesStripe: boolean;
  companion: string | undefined;
  /** CSP sources for the scripts inlined in the page. */
  scripts: readonly string[];
}): RequestHandler[] => [
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...scripts, ...(usesStripe ? stripeScripts : [])],
        // Mantine sets custom properties in style attributes.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        // A learner's own text may play its recording from any site.
        mediaSrc: ["'self'", 'blob:', 'https:'],
        fontSrc: ["'self'", 'data:'],
        connectSrc: [
          "'self'",
          ...(usesStripe ? ['https://api.stripe.com'] : []),
          ...(companion === undefined ? [] : [companion]),
        ],
        // YouTube videos, embedded without loading a YouTube script.
        frameSrc: ['https://www.youtube-nocookie.com', ...(usesStripe ? stripeFrames : [])],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(secure ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: secure,
    // Reference sites all open in the same tab or window, which the page can reuse only with this policy.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'same-origin' },
  }),
  (_request, response, next) => {
    response.set('Permissions-Policy', permissionsPolicy(usesStripe));
    next();
  },
];

/** Security headers for a response that must never be run, framed or sniffed. */
export const dataHeaders = {
  'Content-Security-Policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'same-origin',
};

/** Sets the security headers of all responses except pages and their assets. */
export function apiHeaders({ secure }: { secure: boolean }): RequestHandler {
  const headers = {
    ...dataHeaders,
    ...(secure ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' } : {}),
  };
  return (_request, response, next) => {
    response.set(headers);
    next();
  };
}
