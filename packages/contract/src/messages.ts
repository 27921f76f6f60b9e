/**
 * Validation sentences of the specification, by key.
 * The server answers with the sentence; the web app looks up its key to show it in the reader's language.
 */
export const messages = {
  email_required: 'Email is required',
  email_invalid: 'Please enter a valid email address',
  registration_email_invalid: 'Email is invalid',
  password_required: 'Password is required',
  password_short: 'Password must be at least 8 characters long',
  registration_password_short: 'Password must be at least 8 characters',
  password_mixed: 'Password must contain uppercase, lowercase, and number',
  password_common: 'This password is too common',
  passwords_differ: 'Passwords do not match',
  strong_short: 'Password must be at least 12 characters long',
  strong_uppercase: 'Password must contain at least one uppercase letter',
  strong_lowercase: 'Password must contain at least one lowercase letter',
  strong_number: 'Password must contain at least one number',
  strong_special: 'Password must contain at least one special character',
  passwords_required: 'Current password and new password are required',
  password_unchanged: 'New password must be different from current password',
  first_name_required: 'First name is required',
  last_name_required: 'Last name is required',
  date_of_birth_required: 'Date of birth is required',
  date_of_birth_invalid: 'Date of birth is not a valid date',
  country_required: 'Country is required',
  city_required: 'City is required',
  address_required: 'Address is required',
  zip_code_required: 'ZIP code is required',
  terms_required: 'You must accept the terms and conditions',
  confirmation_wrong: 'Type "delete my account" to confirm',
  name_required: 'Name is required',
  time_zone_invalid: 'This is not a known time zone',

  language_unknown: 'Please select a language',
  title_required: 'Title is required',
  title_long: 'Title must be at most 300 characters long',
  content_required: 'Either content or file upload is required',
  url_invalid: 'Must be a valid URL',
  chapters_required: 'Choose at least one chapter',
  difficulty_invalid: 'Please select a difficulty',
  tag_long: 'A tag must be at most 60 characters long',
  tag_comma: 'A tag cannot contain a comma',
  tag_merge_self: 'A tag cannot be merged with itself',
  tags_many: 'At most 30 tags are allowed',
  id_invalid: 'Invalid text ID',
  word_required: 'Text is required',
  word_long: 'A word must be at most 200 characters long',
  level_invalid: 'Knowledge level must be a number from 0 to 5',
  translation_required: 'Translation is required',
  translation_long: 'Text must be at most 2,000 characters long',
  language_code_invalid: 'This is not a language code',
  words_required: 'Choose at least one word',
  change_required: 'Choose what to change',
  change_one_thing: 'Change levels or tags, not both at once',
  phrase_long: 'A phrase may have at most 8 words',
  phrase_invalid: 'The words of this phrase are not valid',
  word_column_required: 'Choose which column holds the words',
  file_required: 'Choose a file',
  study_kind_invalid: 'This is not a kind of study: reading, video or words',
  seconds_invalid: 'Between 1 and 60 seconds can be told of at a time',
  study_text_required: 'Reading needs its text, and nothing else has one',
  study_video_required: 'Watching needs its video, and nothing else has one',
  goal_period_invalid: 'A goal is for a day, a week or a month',
  goal_measure_invalid: 'A goal is in minutes, words, pages or reviews',
  goal_target_invalid: 'Choose a target that can be reached in this time',
  goals_twice: 'Each goal can be set once',
  period_invalid: 'Invalid period parameter',
  language_number: 'Language must be a number',
  text_or_video_required: 'Choose a text or a video, not both',
  saved_of_one: 'Choose one text, video or word',
  note_required: 'Write something',
  note_long: 'A note must be at most 5,000 characters long',
  cursor_invalid: 'This place in the list is not valid',
  link_kind_invalid: 'Choose related, synonym or antonym',
  link_self: 'A word cannot be connected to itself',
  map_malformed: 'This file is not a mind map',
  map_language: 'This mind map is of another language',
  map_large: 'This mind map has too many entries',
  range_invalid: 'The range of sentences is not valid',
  rating_invalid: 'An answer is rated from 1 to 4',
  mode_unknown: 'Choose at least one way to practise',
  video_id_invalid: 'Invalid video ID',
  videos_required: 'Choose at least one video',
  tags_malformed: 'Tags must be a list of names',
  cue_times_invalid: 'A subtitle cannot end before it begins',
  description_required: 'Description is required',
  author_required: 'Author is required',
  category_required: 'Category is required',
  price_required: 'Valid price is required for paid content',
  journal_period_invalid: 'Choose today, yesterday, week, month or custom',
  activity_invalid: 'Choose all, reading, words or video',
  date_invalid: 'This is not a date',
  dates_required: 'Choose the first and the last day',
  dates_reversed: 'The last day cannot be before the first',
  report_period_invalid: 'Choose last week, month, 3 months, 6 months or year',
  report_format_invalid: 'A report comes as JSON or CSV',
  learner_id_invalid: 'Invalid learner ID',
} as const;

export type MessageKey = keyof typeof messages;

const keys = new Map<string, MessageKey>(
  Object.entries(messages).map(([key, sentence]) => [sentence, key as MessageKey]),
);

/** The key of a validation sentence, if it is one of ours. */
export const messageKey = (sentence: string): MessageKey | undefined => keys.get(sentence);

/** 'Password cannot contain common pattern: X'. */
export const commonPatternMessage = (pattern: string): string =>
  `Password cannot contain common pattern: ${pattern}`;

/** Pasted text that is too long; both numbers count characters. */
export const contentTooLongMessage = (limit: number, length: number): string =>
  `Text must be at most ${limit.toLocaleString('en')} characters (currently ${length.toLocaleString('en')})`;
