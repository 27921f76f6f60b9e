import { activity, activityDays, activityTotals, pastTimeZones, streaks } from './activity/activity.ts';
import { annotations } from './library/annotations.ts';
import { familyCounting } from './account/family-counting.ts';
import { lookupSettings } from './account/lookup-settings.ts';
import { achievements, goals, goalsReached } from './activity/goals.ts';
import type { Kind } from './kind.ts';
import { wordLinks, wordPositions } from './vocabulary/mind-map.ts';
import { points } from './account/points.ts';
import { profile } from './account/profile.ts';
import { reviewMemories, reviews } from './vocabulary/reviews.ts';
import { savedItems } from './library/saved-items.ts';
import { settings } from './account/settings.ts';
import { orders, purchases } from './shop/shop.ts';
import { subtitleTracks } from './videos/subtitle-tracks.ts';
import { tags } from './account/tags.ts';
import { texts } from './library/texts.ts';
import { videos, viewings } from './videos/videos.ts';
import { words } from './vocabulary/words.ts';

/** All kinds of records in the order in which they are written, with referenced records first. */
export const allKinds: readonly Kind[] = [
  profile,
  settings,
  pastTimeZones,
  goals,
  goalsReached,
  achievements,
  tags,
  words,
  reviewMemories,
  reviews,
  wordLinks,
  wordPositions,
  texts,
  annotations,
  subtitleTracks,
  videos,
  viewings,
  savedItems,
  familyCounting,
  lookupSettings,
  activity,
  activityDays,
  activityTotals,
  streaks,
  points,
  orders,
  purchases,
];

/** Returns the file name of a kind's records in the archive. */
export const recordsName = ({ name }: Kind): string => `data/${name}.jsonl`;

/** Learner tables that archives don't contain, and why. */
export const excludedTables: Readonly<Record<string, string>> = {
  session: 'a key to the account',
  access_token: 'a key to the account',
  password_reset: 'a key to the account',
  email_link: 'a key to the account',
  authenticator_app: 'a key to the account',
  passkey: 'a key to the account',
  recovery_code: 'a key to the account',
  external_identity: 'a key to the account',
  known_device: 'a key to the account',
  security_event: 'what happened on this server, shown in the settings',
  document_word: 'derived from the contents',
  learner_document: 'counted when the archive is imported',
  vocabulary_count: 'counted when the archive is imported',
  shelf_count: 'counted when the archive is imported',
  video_shelf_count: 'counted when the archive is imported',
  word_link_count: 'counted when the archive is imported',
  tag_use: 'counted when the archive is imported',
  deleted_tag: 'deleted by its owner',
  reminder: 'scheduled from the settings',
  word_search: 'derived from the words',
  word_change: 'undo history of 90 days; another account never had its states',
  kept_word: 'goes with word_change',
  kept_tag: 'goes with word_change',
  synced_change: 'IDs of changes that devices have sent, useless to another account',
  word_import: 'a file that is being imported',
  book_import: 'a file that is being imported',
  learner_import: 'what an admin does for other accounts',
  learner_import_invite: 'what an admin does for other accounts',
  task: 'a job of this server',
  notification: 'notifications of this server, for 90 days',
  study_clock: 'the last minute of study',
  dictionary_request: 'goes to the admins of this server',
  daily_budget: 'a limit of this server',
  translation_budget: 'replaced by daily_budget',
  account_archive: 'archives themselves',
  product: 'belongs to the shop of this server',
  cart_item: 'belongs to the shop of this server',
  coupon_use: 'belongs to the shop of this server',
  subscription: 'was paid on this server',
  storage_use: 'counted from the files of this server',
  stored_file: 'counted from the files of this server',
  storage_reservation: 'space for uploads to this server',
  learner_device: 'keys of browsers on this server',
};
