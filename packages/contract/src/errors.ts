/**
 * All errors that the API can return: code, HTTP status and English message. The code is also the key of the translated
 * message (`errors` namespace of the locales).
 */
export const errorTable = {
  // Possible on every endpoint.
  invalid_request: [400, 'Please check your input and try again.'],
  unauthenticated: [401, 'Your session has expired. Please log in again.'],
  forbidden: [403, 'You do not have permission to perform this action.'],
  csrf_failed: [403, 'Security token expired. Please try again.'],
  host_unknown: [
    421,
    'This site isn’t available at this URL. Use its own URL, or ask the operator to set PUBLIC_URL to this one.',
  ],
  signature_invalid: [403, 'The request signature is missing, wrong or too old.'],
  signature_replayed: [403, 'This signed request has already been used.'],
  route_not_found: [404, 'The requested resource was not found.'],
  method_not_allowed: [405, 'This method isn’t allowed here.'],
  payload_too_large: [413, 'File is too large. Please choose a smaller file.'],
  unsupported_format: [415, 'Unsupported file format. Please choose a supported format.'],
  rate_limited: [429, 'Too many requests. Please wait a moment and try again.'],
  internal_error: [500, 'Server error. Please try again later.'],
  unavailable: [503, 'The service is briefly unavailable. Please try again in a moment.'],

  // Possible wherever files are uploaded.
  storage_quota_exceeded: [
    413,
    'This doesn’t fit in your storage. Delete files you no longer need, or upgrade your plan.',
  ],
  server_storage_full: [
    507,
    'The server is low on disk space, so nothing can be uploaded right now. Try again later.',
  ],

  // Accounts.
  invalid_credentials: [400, 'Invalid credentials'],
  second_factor_required: [403, 'Enter the code from your authenticator app to finish signing in.'],
  second_factor_setup_required: [403, 'Your role requires two-step verification. Set it up to continue.'],
  second_factor_needed: [
    409,
    'Your role requires two-step verification. Add another method before you remove this one.',
  ],
  second_factor_missing: [409, 'Two-step verification is off.'],
  sign_in_expired: [409, 'This sign-in has expired. Enter your password again.'],
  code_wrong: [400, 'This code is wrong or was already used. Enter a new one.'],
  proof_required: [409, 'Confirm that it’s you to continue.'],
  app_setup_not_started: [409, 'Start setting up the authenticator app again.'],
  app_not_found: [404, 'There’s no authenticator app to remove.'],
  passkey_refused: [400, 'This passkey wasn’t accepted. Try again, or sign in another way.'],
  passkey_not_found: [404, 'This passkey doesn’t exist.'],
  passkeys_unavailable: [409, 'Passkeys need a site with a domain name and https.'],
  too_many_passkeys: [409, 'You already have 20 passkeys. Remove one first.'],
  password_sign_in_off: [
    403,
    'Password sign-in is turned off on this site. Use one of the other ways to sign in.',
  ],
  provider_not_found: [404, 'This way to sign in is no longer available.'],
  provider_unreachable: [503, 'We couldn’t reach the sign-in provider. Try again, or sign in another way.'],
  provider_canceled: [409, 'You canceled at the sign-in provider.'],
  provider_sign_in_expired: [409, 'This sign-in has expired or was already used. Start again.'],
  provider_refused: [400, 'We couldn’t verify the sign-in provider’s response. Start again.'],
  provider_email_unverified: [
    403,
    'The sign-in provider hasn’t verified your email. Verify it there, or sign in another way and link the provider in Settings.',
  ],
  provider_account_unknown: [
    403,
    'There’s no account for you on this site yet. Ask the operator for one, or sign in another way.',
  ],
  provider_other_account: [
    409,
    'You used another account at the sign-in provider than the one that’s linked to yours.',
  ],
  provider_without_proof: [
    409,
    'The sign-in provider didn’t ask who you are. Confirm another way, or sign out and in again.',
  ],
  identity_taken: [409, 'This account at the sign-in provider is already linked to another account here.'],
  identity_not_found: [404, 'This provider isn’t linked to your account.'],
  sign_in_method_needed: [
    409,
    'You couldn’t sign in any more. Set a password or add another way to sign in first.',
  ],
  has_password: [409, 'Your account already has a password.'],
  account_inactive: [403, 'This account is deactivated.'],
  email_taken: [409, 'An account with this email already exists.'],
  email_not_verified: [403, 'Confirm your email address first.'],
  email_unchanged: [409, 'This is already your email address.'],
  email_link_invalid: [400, 'This link isn’t valid, or a newer one has replaced it.'],
  email_link_expired: [400, 'This link has expired.'],
  email_link_used: [409, 'This link has already been used.'],
  email_link_not_yours: [409, 'This link belongs to another account.'],
  wrong_password: [400, 'The current password is wrong.'],
  same_password: [400, 'New password must be different from current password'],
  reset_token_invalid: [400, 'Invalid reset link. Please request a new password reset.'],
  unsubscribe_token_invalid: [400, 'This unsubscribe link isn’t valid.'],
  last_admin: [409, 'You can’t remove the last active admin.'],
  plan_limit: [409, 'Your plan doesn’t include another learning language.'],
  not_a_learner: [403, 'Choose a language to start learning first.'],
  language_required: [400, 'Choose a language to learn first.'],
  session_not_found: [404, 'This session doesn’t exist.'],
  token_not_found: [404, 'This access token doesn’t exist.'],
  too_many_tokens: [409, 'You already have 50 access tokens. Revoke one first.'],
  mail_unavailable: [503, 'We can’t send email right now. Please try again later.'],
  mail_not_found: [404, 'This email doesn’t exist.'],
  mail_of_admin: [403, 'This email belongs to another admin, so its links stay hidden.'],
  learner_not_found: [404, 'This learner doesn’t exist.'],
  learner_not_verified: [
    409,
    'This learner hasn’t confirmed their email address yet, so they can’t get a role.',
  ],
  learner_inactive: [409, 'This learner is deactivated. Activate the account first.'],
  username_taken: [409, 'This username is already taken.'],
  own_account: [409, 'You can’t change your own account here. Use Settings or ask another admin.'],
  roster_without_email: [400, 'The first line of the file must contain the column names, including “email”.'],
  roster_empty: [400, 'This file contains no learners.'],
  roster_large: [413, 'A list can have up to 50,000 lines. Split it and import the parts one by one.'],

  // Texts and documents.
  text_not_found: [404, 'This text doesn’t exist.'],
  text_not_in_trash: [409, 'Move the text to trash before you delete it permanently.'],
  text_not_ready: [409, 'This text isn’t ready yet.'],
  page_not_found: [404, 'This text has no such page.'],
  text_empty: [400, 'No readable text was found.'],
  encoding_unknown: [400, 'We couldn’t detect this file’s encoding. Save it as UTF-8.'],
  not_plain_text: [415, 'This isn’t a plain text file.'],
  not_mp3: [415, 'Please upload an MP3 file'],
  sentence_not_found: [404, 'This text has no such sentence.'],
  annotation_not_found: [404, 'This note doesn’t exist.'],
  too_many_annotations: [409, 'This text already has 2,000 notes. Delete one first.'],
  media_not_found: [404, 'This file doesn’t exist.'],
  times_unreadable: [400, 'No timings were found in this file. Choose an .srt, .vtt or .lrc file.'],
  times_unmatched: [400, 'None of this text’s sentences were found in the file.'],

  // Imports.
  chapter_not_found: [400, 'This book has no such chapter.'],
  book_unreadable: [400, 'This file isn’t a readable EPUB book.'],
  book_protected: [400, 'This book has copy protection (DRM), so it can’t be imported.'],
  book_too_large: [413, 'This book is too large to import.'],
  page_address_refused: [400, 'Only public web pages can be imported.'],
  page_unreachable: [400, 'We couldn’t reach this page. Check the URL and try again.'],
  page_too_large: [413, 'This page is too large to import.'],
  page_not_text: [415, 'This URL isn’t a web page but another type of file.'],
  page_without_text: [400, 'We found no text to read on this page. Copy it and paste it instead.'],

  // Videos.
  video_not_found: [404, 'This video doesn’t exist.'],
  video_not_ready: [409, 'Video is still being processed. Please wait until processing is complete.'],
  video_not_in_trash: [409, 'Move the video to trash before you delete it permanently.'],
  video_not_failed: [409, 'This video didn’t fail, so there’s nothing to retry.'],
  video_processing_failed: [409, 'This video couldn’t be processed, so it can’t be published.'],
  video_incomplete: [
    409,
    'A published video needs a description, an author, a category, and a price unless it is free.',
  ],
  video_in_catalogue: [409, 'This video is already in the catalog.'],
  video_without_file: [409, 'This is a YouTube video, so there is no file.'],
  video_required: [400, 'Please select a valid video file'],
  video_upload_not_found: [404, 'This upload no longer exists. Choose the file again.'],
  video_upload_unfinished: [409, 'The file hasn’t been fully uploaded yet.'],
  video_file_too_large: [413, 'This video is larger than this server allows.'],
  storage_full: [503, 'The server doesn’t have enough free space for this video.'],
  youtube_address_invalid: [400, 'This isn’t the URL of a YouTube video.'],
  subtitles_required: [400, 'Subtitle file is required'],
  subtitles_unreadable: [400, 'Please select a valid .srt subtitle file'],
  subtitles_too_many: [413, 'These subtitles have more than 50,000 cues.'],
  subtitles_changed: [409, 'The subtitles have changed in the meantime. Open them again.'],
  transcription_not_configured: [
    503,
    'No transcription server is configured, so subtitles can’t be generated.',
  ],
  transcription_failed: [503, 'The transcription server didn’t return a valid response.'],
  transcription_empty: [400, 'The transcription server found no speech in this video.'],
  not_a_video: [415, 'This file isn’t a readable video.'],
  video_damaged: [400, 'This video is damaged or incomplete.'],
  video_too_long: [413, 'This video is longer than 12 hours.'],
  video_picture_too_large: [413, 'The resolution of this video is too high to convert.'],
  video_without_sound: [400, 'This video has no sound, so subtitles can’t be generated.'],
  ffmpeg_missing: [
    503,
    'This type of video must be converted first, but ffmpeg isn’t installed on the server. Ask the operator to install it, or upload an MP4 file with H.264 and AAC.',
  ],
  processing_stalled: [503, 'Processing stopped unexpectedly. Please try again.'],
  processing_timeout: [503, 'Processing took too long. Try again, or upload a shorter video.'],
  processing_cancelled: [409, 'Processing was canceled.'],
  processing_failed: [500, 'Processing failed. Please try again.'],

  // Ebooks.
  ebook_not_found: [404, 'This ebook doesn’t exist.'],
  ebook_not_ready: [409, 'This ebook isn’t ready yet, or its preparation failed.'],
  ebook_incomplete: [
    409,
    'A published ebook needs a description, an author, a category, and a price unless it is free.',
  ],
  ebook_format: [415, 'Please upload a .txt or .epub file only'],
  ebook_too_large: [413, 'File size must be less than 10MB'],
  // Audio courses.
  audio_without_tracks: [409, 'An audio course needs a track before it can be published.'],
  not_an_audio_course: [409, 'Only audio courses have tracks.'],
  mp3_empty: [400, 'This file contains no sound.'],
  track_too_large: [413, 'An MP3 file must be smaller than 200 MB'],
  too_many_tracks: [409, 'An audio course can have up to 50 tracks.'],
  track_not_found: [404, 'This track doesn’t exist.'],
  tracks_changed: [409, 'The tracks have changed in the meantime. Check them again.'],
  currency_fixed: [409, 'This has already been sold, so its currency can’t be changed.'],
  // Prices.
  changed_meanwhile: [409, 'Someone else has changed this in the meantime.'],
  tier_exists: [409, 'A pricing tier with this name already exists.'],
  too_many_tiers: [409, 'There are already 100 pricing tiers. Delete one first.'],
  not_a_bundle: [409, 'Only bundles can be changed or deleted here.'],
  video_not_archivable: [
    409,
    'A video can’t be archived here. Change it to a draft, or delete it under “Manage videos”.',
  ],
  bundle_in_bundle: [409, 'A bundle can’t contain another bundle.'],
  product_not_ready: [409, 'This isn’t ready yet, or its preparation failed.'],
  product_incomplete: [
    409,
    'A product for sale needs a description, an author, a category, and a price unless it is free.',
  ],
  coupon_exists: [409, 'A coupon with this code already exists.'],
  coupon_missing: [404, 'This coupon doesn’t exist.'],
  coupon_in_use: [409, 'This coupon has been used, so it can’t be deleted. Deactivate it instead.'],
  coupon_overused: [409, 'This coupon has already been used more often than that.'],
  tier_not_found: [404, 'This pricing tier doesn’t exist.'],
  tier_price: [409, 'This price is set by the pricing tier. Remove the tier, or change its price.'],

  // Words.
  word_not_found: [404, 'This word doesn’t exist.'],
  undo_not_found: [404, 'This change can no longer be undone.'],
  already_undone: [409, 'This change has already been undone.'],
  review_outdated: [409, 'You already answered this word elsewhere.'],
  review_not_found: [404, 'This answer can no longer be undone.'],
  export_large: [409, 'There are too many cards to export at once. Export them in the background.'],
  export_not_found: [404, 'This file no longer exists. Export again.'],
  import_not_found: [404, 'This import no longer exists. Choose the file again.'],
  import_started: [409, 'This import has already been started.'],
  archive_required: [400, 'Choose an account archive (a .zip file).'],
  archive_unreadable: [400, 'This file isn’t a readable archive. It may be incomplete.'],
  archive_foreign: [400, 'This isn’t an archive of a Glossa account.'],
  archive_newer: [400, 'This archive was created by a newer version of Glossa. Update this server first.'],
  archive_too_large: [413, 'This archive is larger than this server allows.'],
  archive_damaged: [400, 'This archive is corrupted.'],
  archive_invalid: [400, 'This archive contains invalid data, so nothing was imported.'],
  archive_media_bad: [
    415,
    'This archive contains a recording, image or video that can’t be played, so nothing was imported.',
  ],
  archive_stopped: [
    500,
    'The import was interrupted. Everything imported so far is kept; try again to continue.',
  ],
  import_running: [409, 'An import is already running. Wait until it’s finished, or cancel it.'],
  file_has_no_words: [400, 'No words were found in this file.'],
  not_a_picture: [415, 'Please choose a PNG, JPEG, WebP or GIF image.'],

  // The translation server.
  translation_not_configured: [503, 'No translation server is configured.'],
  translation_unreachable: [
    503,
    'The translation server didn’t return a valid response. Please try again later.',
  ],
  translation_quota_spent: [503, 'The translation service is over its limit. Try again later.'],
  translation_budget_spent: [429, 'You’ve used up today’s translations.'],
  translation_language_unsupported: [400, 'The translation server doesn’t support this pair of languages.'],
  translation_target_same: [400, 'The text is already in this language.'],

  // Services of other servers.
  service_set_by_environment: [409, 'This service is set by environment variables on the server.'],

  // Dictionaries.
  dictionary_not_found: [404, 'This dictionary doesn’t exist.'],
  dictionary_file_required: [400, 'Please choose a dictionary file.'],
  dictionary_storage_full: [503, 'The server doesn’t have enough free space for this dictionary.'],

  // The language model.
  language_model_not_configured: [503, 'No language model is configured.'],
  language_model_unreachable: [503, 'The language model didn’t respond. Try again later.'],
  language_model_quota_spent: [503, 'The language model is busy. Try again later.'],
  language_model_budget_spent: [429, 'You’ve used up today’s explanations.'],
  language_model_refused: [503, 'The language model declined to explain this sentence.'],
  language_model_no_response: [503, 'The language model gave no useful response.'],

  // The speech server.
  speech_not_configured: [503, 'No speech server is configured.'],
  speech_language_unsupported: [400, 'The speech server has no voice for this language.'],
  speech_unreachable: [503, 'The speech server didn’t respond as expected. Try again later.'],
  speech_quota_spent: [503, 'The speech server is busy. Try again later.'],
  speech_budget_spent: [429, 'You’ve used up today’s speech.'],
  speech_too_long: [400, 'This sentence is too long to read aloud.'],
  speech_without_words: [400, 'There’s nothing to read aloud here.'],

  // Mind map.
  link_not_found: [404, 'This connection doesn’t exist.'],
  link_exists: [409, 'These words are already connected this way.'],

  // Tags.
  tag_not_found: [404, 'This tag doesn’t exist.'],
  tag_exists: [409, 'A tag with this name already exists.'],

  // Tasks.
  task_not_found: [404, 'This task doesn’t exist.'],
  task_ended: [409, 'This task has already ended.'],
  task_not_revocable: [409, 'This type of task can’t be canceled.'],
  task_not_retryable: [409, 'This task can’t be retried.'],
  notification_not_found: [404, 'This notification doesn’t exist.'],

  // Saved items.
  saved_not_found: [404, 'This saved item doesn’t exist.'],
  too_many_saved: [
    409,
    'You can save up to 2,000 sentences and moments per text or video. Delete one first.',
  ],

  // The shop.
  product_not_found: [404, 'This product doesn’t exist.'],
  product_owned: [409, 'You already own this.'],
  product_without_words: [409, 'This product contains no text, so there are no words to count.'],
  cart_full: [409, 'Your cart already contains 50 products. Buy some of them first.'],

  // Purchases.
  purchase_not_found: [404, 'This purchase doesn’t exist.'],
  purchase_ended: [403, 'Your access to this purchase has ended.'],
  purchase_refunded: [403, 'This order was refunded or canceled, so you no longer have this purchase.'],
  purchase_not_importable: [409, 'Nothing in this purchase can be added to your library.'],
  nothing_to_hear: [409, 'This purchase contains nothing to listen to.'],
  downloads_spent: [409, 'You’ve used all downloads of this purchase.'],
  nothing_to_download: [409, 'This purchase contains no files to download.'],
  download_expired: [403, 'This download link has expired. Start the download again.'],
  device_required: [400, 'Choose the device to download this to.'],
  device_not_found: [404, 'This device doesn’t exist.'],
  device_limit: [409, 'This purchase is already on as many devices as its terms allow. Remove one first.'],
  device_key_required: [409, 'This copy is encrypted for one device, which needs its own key first.'],
  too_many_devices: [409, 'You already have 50 devices. Remove one first.'],
  access_ended: [403, 'Your access to this has ended.'],
  text_protected: [403, 'This text is protected, so it can’t be edited or copied.'],
  video_protected: [
    403,
    'This is a purchased video: download its files under “My Purchases”. Its subtitles can’t be changed.',
  ],
  offline_not_allowed: [403, 'The terms of this purchase don’t allow offline use.'],
  // Orders and payments.
  order_not_found: [404, 'This order doesn’t exist.'],
  order_not_pending: [409, 'This order is no longer awaiting payment.'],
  order_not_cancellable: [409, 'This order can no longer be canceled.'],
  order_not_refundable: [409, 'This order can no longer be refunded.'],
  order_used: [
    409,
    'You’ve already used something from this order, so only the shop can refund it. Contact the shop.',
  ],
  order_without_invoice: [409, 'The invoice is available once the order is completed.'],
  refund_too_large: [409, 'This is more than the remaining amount of this order.'],
  idempotency_key_used: [409, 'This key has already been used for another order.'],
  product_not_for_sale: [409, 'This is no longer for sale.'],
  currencies_mixed: [409, 'Products in different currencies can’t be ordered together.'],
  discount_too_deep: [409, 'With this discount, the price would be below the minimum for card payments.'],
  order_too_small: [409, 'This order is below the minimum for card payments. Add something to it.'],
  order_too_large: [409, 'This order is above the maximum for a single payment. Order less.'],
  price_changed: [409, 'The price has changed in the meantime. Check your order again.'],
  coupon_not_found: [409, 'This coupon doesn’t exist.'],
  coupon_expired: [409, 'This coupon has expired.'],
  coupon_used_up: [409, 'This coupon has been used up.'],
  coupon_already_used: [409, 'You’ve already used this coupon.'],
  coupon_minimum: [409, 'Your order is below the minimum for this coupon.'],
  coupon_currency: [409, 'This coupon is for another currency.'],
  payments_not_configured: [503, 'Payments aren’t configured on this server.'],
  queue_unreachable: [503, 'The job queues can’t be reached. Try again in a moment.'],
  payment_unreachable: [
    503,
    'The payment provider isn’t responding. Nothing is lost; try again in a moment.',
  ],
  payment_refused: [409, 'The payment provider declined this payment.'],
  payment_not_found: [404, 'This order has no payment yet.'],
  payment_elsewhere: [409, 'A payment with another method is already in progress for this order.'],
  webhook_signature_invalid: [400, 'The signature of this message is missing, wrong or too old.'],
  test_card_only: [
    400,
    'Only test cards work here, for example 4242 4242 4242 4242. Never enter a real card.',
  ],
  card_number_invalid: [400, 'The card number is invalid.'],
  card_expiry_invalid: [400, 'The card’s expiration date is invalid.'],
  card_cvc_invalid: [400, 'The card’s security code is invalid.'],
} as const satisfies Record<string, readonly [status: number, sentence: string]>;

export type ErrorCode = keyof typeof errorTable;

/** Codes that the transport can return for any endpoint, so endpoints don't declare them. */
export const commonErrors = [
  'invalid_request',
  'unauthenticated',
  'forbidden',
  'csrf_failed',
  'host_unknown',
  'signature_invalid',
  'signature_replayed',
  'route_not_found',
  'method_not_allowed',
  'payload_too_large',
  'unsupported_format',
  'rate_limited',
  'internal_error',
  'unavailable',
  'not_a_learner',
  'second_factor_setup_required',
] as const satisfies readonly ErrorCode[];

export const getErrorStatus = (code: ErrorCode): number => errorTable[code][0];
export const getErrorMessage = (code: ErrorCode): string => errorTable[code][1];
export const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(errorTable, code);
