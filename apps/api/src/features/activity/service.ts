import type { heartbeat, recordTextRead } from '@glossa/contract/activity';
import type { HandlerInput, HandlerResult } from '@glossa/contract/endpoint';
import { fail } from '@glossa/contract/failure';
import { messages } from '@glossa/contract/messages';

import { emit } from '#domain/events/events.ts';
import type { Deps } from '#deps.ts';
import type { User } from '#domain/accounts/user.ts';
import { addStudyTime, recordReading, resetFutureClock, textExists } from './queries.ts';

type ActivityDeps = Pick<Deps, 'db' | 'clock'>;

/**
 * Counts study time that a browser reports. Time that another device has already reported doesn't count again.
 *
 * @returns the seconds that were counted
 * @throws {Failure} text_not_found, video_not_found, or invalid_request for practice without a language
 */
export async function countStudyTime(
  { db, clock }: ActivityDeps,
  user: Pick<User, 'id' | 'currentLanguage'>,
  { kind, seconds, ...input }: HandlerInput<typeof heartbeat>['body'],
): Promise<HandlerResult<typeof heartbeat>> {
  const source = input.text_id ?? input.video_id ?? null;
  const language = input.language ?? user.currentLanguage;
  if (kind === 'words' && language === null) {
    return fail('invalid_request', { fields: { language: [messages.language_unknown] } });
  }
  const scope = { learnerId: user.id, now: clock() };
  const counted = await addStudyTime(db, { ...scope, kind, seconds, source, language });
  if (counted === undefined) return fail(kind === 'video' ? 'video_not_found' : 'text_not_found');
  // If the device's clock was ahead, time has been counted up to a point in the future, and nothing would count until
  // then.
  if (counted === 0) await resetFutureClock(db, scope);
  emit(db, 'learned', { learnerId: user.id });
  return { counted };
}

/**
 * Records that a user has read a text to its end.
 *
 * @throws {Failure} text_not_found, text_not_ready
 */
export async function countReading(
  { db, clock }: ActivityDeps,
  key: { id: string; ownerId: string },
): Promise<HandlerResult<typeof recordTextRead>> {
  const reading = await recordReading(db, key, clock());
  if (!reading) return fail((await textExists(db, key)) ? 'text_not_ready' : 'text_not_found');
  emit(db, 'learned', { learnerId: key.ownerId });
  return { counted: reading.counted, last_read: reading.lastReadAt.toISOString() };
}
