import type { Access, Endpoint } from '../endpoint.ts';
import type { RateLimit } from './document.ts';

const accessDescriptions: Record<Access, string> = {
  public: 'Anybody may call it.',
  user: 'For everybody who is signed in.',
  learner: 'For learners.',
  uploader: 'For learners and content managers.',
  content: 'For content managers and admins.',
  staff: 'For staff and admins.',
  admin: 'For admins.',
};

/** Describes who may call an endpoint, how to authenticate, and the rate limits. */
export function describe(
  { access, sessionOnly, signed }: Endpoint,
  { limit, visitorLimit }: { limit: RateLimit | undefined; visitorLimit: RateLimit | undefined },
): string {
  const sentences = [
    accessDescriptions[access],
    sessionOnly ? 'Only with a session: a personal access token is refused.' : '',
    signed ? 'Calls of a session carry `X-Signature` and `X-Timestamp`.' : '',
    limit
      ? `At most ${limit.calls} calls in ${limit.seconds} seconds, by ${access === 'public' ? 'person or address' : 'person'}.`
      : '',
    visitorLimit
      ? `Without a session, at most ${visitorLimit.calls} calls in ${visitorLimit.seconds} seconds, by IP address.`
      : '',
  ];
  return sentences.filter(Boolean).join(' ');
}

/** Introduction to the API, in Markdown. */
export const introduction = [
  'Everything that the web app does goes through these routes. The page `/developers` of each site shows this document for people, with example calls.',
  '**Who calls.** Scripts and other programs send a personal access token (`Authorization: Bearer …`), which is made in Settings. Browsers have a session; what changes something then needs the CSRF token, too, and some routes a signature. Cross-origin calls of browsers are refused.',
  '**Lists** take `page` (from 1) and `page_size`, and answer `{results, count, next, previous}`.',
  '**Failures** have one form, `Problem`: `code` is for programs and stays, `error` is its English sentence, `fields` names the inputs that are wrong, in sentences for people, and `field_errors` has a code for each of them. What belongs to somebody else is answered with 404, as what does not exist.',
  '**Paths** end with a slash; without it they answer the same. Moments are ISO 8601 with an offset, amounts of money are in minor units with a currency.',
].join('\n\n');
