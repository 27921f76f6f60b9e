import { activity, activityDays, activityTotals, pastTimeZones, streaks } from './activity.ts';
import { annotations } from './annotations.ts';
import { familyCounting } from './family-counting.ts';
import { achievements, goals, goalsReached } from './goals.ts';
import type { Kind } from './kind.ts';
import { wordLinks, wordPlaces } from './mind-map.ts';
import { points } from './points.ts';
import { profile } from './profile.ts';
import { reviewMemories, reviews } from './reviews.ts';
import { savedItems } from './saved-items.ts';
import { settings } from './settings.ts';
import { orders, purchases } from './shop.ts';
import { subtitleTracks } from './subtitle-tracks.ts';
import { tags } from './tags.ts';
import { texts } from './texts.ts';
import { videos, viewings } from './videos.ts';
import { words } from './words.ts';

/** Everything in an archive in the order of writing: referenced records come first. */
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
  wordPlaces,
  texts,
  annotations,
  subtitleTracks,
  videos,
  viewings,
  savedItems,
  familyCounting,
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
export const leftOut: Readonly<Record<string, string>> = {
  session: 'a key to the account',
  access_token: 'a key to the account',
  password_reset: 'a key to the account',
  document_word: 'made anew from the contents',
  learner_document: 'counted anew',
  vocabulary_count: 'counted anew',
  shelf_count: 'counted anew',
  video_shelf_count: 'counted anew',
  word_link_count: 'counted anew',
  tag_use: 'counted anew',
  deleted_tag: 'what its owner has thrown away',
  reminder: 'planned anew from the settings',
  word_search: 'made anew from the words',
  word_change: 'steps back for 90 days, to states that another account never had',
  kept_word: 'goes with word_change',
  kept_tag: 'goes with word_change',
  synced_change: 'ids of changes that devices have sent, of no use to another account',
  word_import: 'a file on its way in',
  book_import: 'a file on its way in',
  learner_import: 'the work of an admin on other accounts',
  learner_import_invite: 'the work of an admin on other accounts',
  task: 'work of this server',
  notification: 'news of this server, for 90 days',
  study_clock: 'the last minute of study',
  translation_budget: 'a limit of this server',
  account_archive: 'archives themselves',
  product: 'belongs to the shop of this server',
  cart_item: 'of the shop of this server',
  coupon_use: 'of the shop of this server',
  subscription: 'was paid on this server',
  learner_device: 'keys of browsers to this server',
};
