import type { Access, Endpoint } from '../endpoint.ts';
import { getTokenScope } from '../token-scopes.ts';
import type { RateLimit } from './document.ts';

const accessDescriptions: Record<Access, string> = {
  public: 'Open to anyone.',
  user: 'Requires a signed-in user.',
  learner: 'Requires a learner.',
  uploader: 'Requires a learner or content manager.',
  content: 'Requires a content manager or admin.',
  staff: 'Requires a staff member or admin.',
  admin: 'Requires an admin.',
};

/** Describes who may call an endpoint, how to authenticate, and the rate limits. */
export function describe(
  endpoint: Endpoint,
  { limit, visitorLimit }: { limit: RateLimit | undefined; visitorLimit: RateLimit | undefined },
): string {
  const { access, sessionOnly, signed } = endpoint;
  const sentences = [
    accessDescriptions[access],
    sessionOnly
      ? 'Requires a session; personal access tokens are refused.'
      : access === 'public'
        ? ''
        : `Access tokens need the scope \`${getTokenScope(endpoint)}\`.`,
    signed ? 'Calls with a session must send `X-Signature` and `X-Timestamp`.' : '',
    limit
      ? `Limited to ${limit.calls} calls in ${limit.seconds} seconds per ${access === 'public' ? 'user or IP address' : 'user'}.`
      : '',
    visitorLimit
      ? `Without a session, limited to ${visitorLimit.calls} calls in ${visitorLimit.seconds} seconds per IP address.`
      : '',
  ];
  return sentences.filter(Boolean).join(' ');
}

/** Introduction to the API, in Markdown. */
export const introduction = [
  'The web app uses these endpoints for everything it does. Every site shows this document in readable form at `/developers`, with example calls.',
  '**Authentication.** Scripts and other programs send a personal access token (`Authorization: Bearer …`), which users create in Settings. A token has scopes: `read` for everything that only reads, `write` for what changes something, and `media` for sending and downloading files. It expires after 30, 90 or 365 days, and when the password changes. Browsers use a session; calls that change something must then also send the CSRF token, and some endpoints require a signature. Cross-origin calls from browsers are refused.',
  '**Lists** accept `page` (from 1) and `page_size`, and return `{results, count, next, previous}`.',
  '**Errors** are always a `Problem`: `code` is stable and meant for programs, `error` is the message in English, `fields` has readable messages for each invalid input, and `field_errors` has their codes. Anything that belongs to another user returns 404, as if it didn’t exist.',
  '**Formats.** Paths end with a slash, but also work without it. Timestamps are in ISO 8601 format with an offset. Amounts of money are in minor units, with a currency.',
].join('\n\n');
