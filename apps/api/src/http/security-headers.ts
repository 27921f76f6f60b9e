import helmet from 'helmet';
import type { RequestHandler } from 'express';

// https://docs.stripe.com/security/guide#content-security-policy
const stripeScripts = ['https://js.stripe.com', 'https://*.js.stripe.com'];
const stripeFrames = [...stripeScripts, 'https://hooks.stripe.com'];

/**
 * Security headers of pages and their files; a page may load only what we serve ourselves, and Stripe's card form where
 * payments are taken by it. Of the companion site's origin it may ask for data.
 */
export const pageHeaders = ({
  secure,
  stripe,
  companion,
  scripts,
}: {
  secure: boolean;
  stripe: boolean;
  companion: string | undefined;
  /** Sources of the scripts that stand in the page itself. */
  scripts: readonly string[];
}): RequestHandler =>
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...scripts, ...(stripe ? stripeScripts : [])],
        // Mantine sets custom properties through style attributes.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', 'https:'],
        mediaSrc: ["'self'", 'blob:', 'https:'],
        fontSrc: ["'self'", 'data:'],
        connectSrc: [
          "'self'",
          ...(stripe ? ['https://api.stripe.com'] : []),
          ...(companion === undefined ? [] : [companion]),
        ],
        // Videos of YouTube; no script of theirs is loaded.
        frameSrc: ['https://www.youtube-nocookie.com', ...(stripe ? stripeFrames : [])],
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
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'same-origin' },
  });

/** Security headers of answers that are data: nothing in them is ever run, framed or guessed at. */
export function answerHeaders({ secure }: { secure: boolean }): RequestHandler {
  const headers = {
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Referrer-Policy': 'same-origin',
    ...(secure ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' } : {}),
  };
  return (_request, response, next) => {
    response.set(headers);
    next();
  };
}
