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
    'Glossa does not answer at this address. Open the site at its own address, or ask its operator to set PUBLIC_URL to this one.',
  ],
  signature_invalid: [403, 'The request signature is missing, wrong or too old.'],
  signature_replayed: [403, 'This signed request was already used.'],
  route_not_found: [404, 'The requested resource was not found.'],
  method_not_allowed: [405, 'This method is not allowed here.'],
  payload_too_large: [413, 'File is too large. Please choose a smaller file.'],
  unsupported_format: [415, 'Unsupported file format. Please choose a supported format.'],
  rate_limited: [429, 'Too many requests. Please wait a moment and try again.'],
  internal_error: [500, 'Server error. Please try again later.'],
  unavailable: [503, 'The service is briefly unavailable. Please try again in a moment.'],

  // Accounts.
  invalid_credentials: [400, 'Invalid credentials'],
  account_inactive: [403, 'This account is deactivated.'],
  email_taken: [409, 'An account with this email already exists.'],
  wrong_password: [400, 'The current password is wrong.'],
  same_password: [400, 'New password must be different from current password'],
  reset_token_invalid: [400, 'Invalid reset link. Please request a new password reset.'],
  unsubscribe_token_invalid: [400, 'This link does not belong to any mail of ours.'],
  last_admin: [409, 'The last active administrator cannot be removed.'],
  plan_limit: [409, 'Your plan does not include another learning language.'],
  not_a_learner: [403, 'Choose a language to start learning first.'],
  language_required: [400, 'Choose a language to learn first.'],
  session_not_found: [404, 'This session does not exist.'],
  token_not_found: [404, 'This access token does not exist.'],
  too_many_tokens: [409, 'You have 50 access tokens already. Revoke one first.'],
  mail_unavailable: [503, 'Mail cannot be sent at the moment. Please try again later.'],
  mail_not_found: [404, 'This mail does not exist.'],
  mail_of_admin: [403, 'This email belongs to another admin, so its links stay hidden.'],
  learner_not_found: [404, 'This learner does not exist.'],
  learner_inactive: [409, 'This learner is deactivated. Activate the account first.'],
  username_taken: [409, 'Somebody else has this username already.'],
  own_account: [409, 'This is your own account. Ask another admin, or use your settings.'],
  roster_without_email: [400, 'The first line of the file must name its columns, one of them “email”.'],
  roster_empty: [400, 'There is nobody in this file.'],
  roster_large: [413, 'A list may have 50,000 lines. Split it and take the parts over one after the other.'],

  // Texts and documents.
  text_not_found: [404, 'This text does not exist.'],
  text_not_in_trash: [409, 'Move the text to trash before you delete it permanently.'],
  text_not_ready: [409, 'This text is still being prepared.'],
  page_not_found: [404, 'This page does not exist in the text.'],
  text_empty: [400, 'There is no readable text in it.'],
  encoding_unknown: [400, 'The encoding of this file could not be recognised. Save it as UTF-8.'],
  not_plain_text: [415, 'This is not a plain text file.'],
  not_mp3: [415, 'Please upload an MP3 file'],
  sentence_not_found: [404, 'This sentence does not exist in the text.'],
  annotation_not_found: [404, 'This note does not exist.'],
  too_many_annotations: [409, 'This text has 2,000 notes already. Delete one first.'],
  media_not_found: [404, 'This file does not exist.'],
  times_unreadable: [400, 'This file holds no times that can be read. Choose an .srt, .vtt or .lrc file.'],
  times_unmatched: [400, 'None of the sentences of this text was found in the file.'],

  // Imports.
  chapter_not_found: [400, 'The book has no such chapter.'],
  book_unreadable: [400, 'This file is not a readable .epub book.'],
  book_protected: [400, 'This book is protected against copying (DRM), so it cannot be read here.'],
  book_too_large: [413, 'This book holds more than can be imported safely.'],
  page_address_refused: [400, 'Only addresses of public web pages can be imported.'],
  page_unreachable: [400, 'The page could not be reached. Check the address and try again.'],
  page_too_large: [413, 'This page is too large to be imported.'],
  page_not_text: [415, 'There is no web page at this address, but another kind of file.'],
  page_without_text: [400, 'No article was found on this page. Copy its text and paste it instead.'],

  // Videos.
  video_not_found: [404, 'This video does not exist.'],
  video_not_ready: [409, 'Video is still being processed. Please wait until processing is complete.'],
  video_not_in_trash: [409, 'Move the video to trash before you delete it permanently.'],
  video_not_failed: [409, 'This video did not fail, so there is nothing to try again.'],
  video_processing_failed: [409, 'Processing of this video failed, so it cannot be published.'],
  video_incomplete: [
    409,
    'A published video needs a description, an author, a category, and a price unless it is free.',
  ],
  video_in_catalogue: [409, 'This video is in the catalogue already.'],
  video_without_file: [409, 'This video is on YouTube; there is no file of it here.'],
  video_required: [400, 'Please select a valid video file'],
  video_upload_not_found: [404, 'This upload does not exist any more. Choose the file again.'],
  video_upload_unfinished: [409, 'The file has not been sent completely yet.'],
  video_file_too_large: [413, 'This video is larger than this server takes.'],
  storage_full: [503, 'There is not enough room on the server for this video.'],
  youtube_address_invalid: [400, 'This is not the address of a video on YouTube.'],
  subtitles_required: [400, 'Subtitle file is required'],
  subtitles_unreadable: [400, 'Please select a valid .srt subtitle file'],
  subtitles_too_many: [413, 'These subtitles have more than 50,000 cues.'],
  subtitles_changed: [409, 'The subtitles were changed in the meantime. Open them again.'],
  transcription_not_configured: [
    503,
    'No transcription server is configured, so subtitles cannot be made here.',
  ],
  transcription_failed: [503, 'The transcription server did not answer as it should.'],
  transcription_empty: [400, 'The transcription server heard no words in this video.'],
  not_a_video: [415, 'This file holds no video that can be read.'],
  video_damaged: [400, 'This video is damaged or was cut off.'],
  video_too_long: [413, 'This video is longer than 12 hours.'],
  video_picture_too_large: [413, 'The picture of this video is too large to be converted.'],
  video_without_sound: [400, 'This video has no sound, so subtitles cannot be made of it.'],
  ffmpeg_missing: [
    503,
    'This kind of video must be converted first, and the server has no ffmpeg. Ask its operator to install it, or send an MP4 with H.264 and AAC.',
  ],
  processing_stalled: [503, 'Processing did not go on any more. Please try again.'],
  processing_timeout: [503, 'Processing took too long. Please try again, or send a shorter video.'],
  processing_cancelled: [409, 'Processing was cancelled.'],
  processing_failed: [500, 'Processing failed. Please try again.'],

  // Ebooks.
  ebook_not_found: [404, 'This ebook does not exist.'],
  ebook_not_ready: [409, 'This ebook is still being prepared, or that has failed.'],
  ebook_incomplete: [
    409,
    'A published ebook needs a description, an author, a category, and a price unless it is free.',
  ],
  ebook_format: [415, 'Please upload a .txt or .epub file only'],
  ebook_too_large: [413, 'File size must be less than 10MB'],
  // Audio courses.
  audio_without_tracks: [409, 'An audio course needs a track before it can be published.'],
  not_an_audio_course: [409, 'Only audio courses have tracks.'],
  mp3_empty: [400, 'There is no sound in this file.'],
  track_too_large: [413, 'An MP3 file must be smaller than 200 MB'],
  too_many_tracks: [409, 'An audio course has at most 50 tracks.'],
  track_not_found: [404, 'This track does not exist.'],
  tracks_changed: [409, 'The tracks have changed in the meantime. Look at them again.'],
  currency_fixed: [409, 'This was sold already, so its currency stays.'],
  // Prices.
  changed_meanwhile: [409, 'Somebody else has changed this in the meantime.'],
  tier_exists: [409, 'There is a pricing tier with this name already.'],
  too_many_tiers: [409, 'There are 100 pricing tiers already. Delete one first.'],
  not_a_bundle: [409, 'Only bundles can be changed or removed here in this way.'],
  video_not_archivable: [
    409,
    'A video cannot be archived here. Move it to draft, or delete it under Manage Videos.',
  ],
  bundle_in_bundle: [409, 'A bundle cannot hold another bundle.'],
  product_not_ready: [409, 'This is still being prepared, or that has failed.'],
  product_incomplete: [
    409,
    'What is sold needs a description, an author, a category, and a price unless it is free.',
  ],
  coupon_exists: [409, 'There is a coupon with this code already.'],
  coupon_missing: [404, 'This coupon does not exist.'],
  coupon_in_use: [409, 'This coupon was used, so it stays. Switch it off instead.'],
  coupon_overused: [409, 'This coupon was used more often than that already.'],
  tier_not_found: [404, 'This pricing tier does not exist.'],
  tier_price: [409, 'The pricing tier sets this price. Take the tier away, or change its price.'],

  // Words.
  word_not_found: [404, 'This word does not exist.'],
  undo_not_found: [404, 'This change cannot be undone any more.'],
  already_undone: [409, 'This change was already undone.'],
  review_outdated: [409, 'This word was answered in the meantime.'],
  review_not_found: [404, 'This answer cannot be taken back any more.'],
  export_large: [409, 'These are too many cards to pack at once. Ask for them in the background.'],
  export_not_found: [404, 'This file does not exist any more. Export again.'],
  import_not_found: [404, 'This import does not exist any more. Choose the file again.'],
  import_started: [409, 'This import has already been started.'],
  archive_required: [400, 'Please choose an archive of an account, a .zip file.'],
  archive_unreadable: [400, 'This file is not a readable archive. It may have been cut off on its way.'],
  archive_foreign: [400, 'This is not an archive of a Glossa account.'],
  archive_newer: [400, 'This archive was made by a later version of Glossa. Update this server first.'],
  archive_too_large: [413, 'This archive holds more than this server takes.'],
  archive_damaged: [400, 'This archive is damaged: a file in it is not as it was when it was packed.'],
  archive_invalid: [
    400,
    'This archive holds something that no account can hold, so nothing of it was taken over.',
  ],
  archive_media_bad: [
    415,
    'This archive holds a recording, picture or video that cannot be played, so nothing of it was taken over.',
  ],
  archive_stopped: [
    500,
    'Taking over the archive stopped on the way. What is there stays; try again to go on with the rest.',
  ],
  import_running: [409, 'Another archive is being taken over. Wait for its end, or cancel it.'],
  file_has_no_words: [400, 'No words could be found in this file.'],
  not_a_picture: [415, 'Please choose a PNG, JPEG, WebP or GIF picture.'],

  // The translation server.
  translation_not_configured: [503, 'No translation server is configured.'],
  translation_unreachable: [
    503,
    'The translation server did not answer as it should. Please try again later.',
  ],
  translation_quota_spent: [503, 'The translation server takes no more texts at the moment.'],
  translation_budget_spent: [429, 'You have used up your translations for today.'],
  translation_language_unsupported: [400, 'The translation server does not know this pair of languages.'],
  translation_target_same: [400, 'The text is in this language already.'],

  // Services of other servers.
  service_set_by_environment: [409, 'This service is set by environment variables on the server.'],

  // Dictionaries.
  dictionary_not_found: [404, 'This dictionary does not exist.'],
  dictionary_file_required: [400, 'Please choose a dictionary file.'],
  dictionary_storage_full: [503, 'The server does not have enough free disk space for this dictionary.'],

  // The language model.
  language_model_not_configured: [503, 'No language model is configured.'],
  language_model_unreachable: [503, 'The language model didn’t respond. Try again later.'],
  language_model_quota_spent: [503, 'The language model is busy. Try again later.'],
  language_model_budget_spent: [429, 'You’ve used up today’s explanations.'],
  language_model_refused: [503, 'The language model declined to explain this sentence.'],
  language_model_no_response: [503, 'The language model gave no useful response.'],

  // Mind map.
  link_not_found: [404, 'This connection does not exist.'],
  link_exists: [409, 'These words have such a connection already.'],

  // Tags.
  tag_not_found: [404, 'This tag does not exist.'],
  tag_exists: [409, 'There is a tag with this name already.'],

  // Tasks.
  task_not_found: [404, 'This task does not exist.'],
  task_ended: [409, 'This task has ended already.'],
  task_not_revocable: [409, 'This kind of task cannot be cancelled.'],
  task_not_retryable: [409, 'This task cannot be tried again.'],
  notification_not_found: [404, 'This notification does not exist.'],

  // Saved items.
  saved_not_found: [404, 'This saved item does not exist.'],
  too_many_saved: [409, 'Of one text or video, 2,000 sentences and moments can be saved. Delete one first.'],

  // The shop.
  product_not_found: [404, 'This product does not exist.'],
  product_owned: [409, 'You have bought this already.'],
  product_without_words: [409, 'There is no text in this product whose words could be counted.'],
  cart_full: [409, 'There are 50 products in the cart already. Buy some of them first.'],

  // Purchases.
  purchase_not_found: [404, 'This purchase does not exist.'],
  purchase_ended: [403, 'Your access to this purchase has ended.'],
  purchase_refunded: [403, 'This order was refunded or canceled, so you no longer have this purchase.'],
  purchase_not_importable: [409, 'There is nothing in this purchase that the library could show.'],
  nothing_to_hear: [409, 'There is nothing to listen to in this purchase.'],
  downloads_spent: [409, 'You have used all downloads of this purchase.'],
  nothing_to_download: [409, 'There is no file to download in this purchase.'],
  download_expired: [403, 'This download link has expired. Start the download again.'],
  device_required: [400, 'Name the device that this download is for.'],
  device_not_found: [404, 'This device does not exist.'],
  device_limit: [409, 'This purchase is on as many devices as its terms allow. Remove one of them first.'],
  device_key_required: [409, 'This copy is locked for one device, which needs a key of its own first.'],
  too_many_devices: [409, 'You have 50 devices already. Remove one first.'],
  access_ended: [403, 'Your access to this has ended.'],
  text_protected: [403, 'The content of this text is protected: it cannot be edited or copied.'],
  video_protected: [
    403,
    'This video was bought: its files come from My Purchases, and its subtitles cannot be changed.',
  ],
  offline_not_allowed: [403, 'The terms of this purchase do not allow keeping it for offline use.'],
  // Orders and payments.
  order_not_found: [404, 'This order does not exist.'],
  order_not_pending: [409, 'This order does not wait to be paid any more.'],
  order_not_cancellable: [409, 'This order cannot be cancelled any more.'],
  order_not_refundable: [409, 'This order cannot be refunded any more.'],
  order_without_invoice: [409, 'There is an invoice once an order is completed.'],
  refund_too_large: [409, 'That is more than is left of this order.'],
  idempotency_key_used: [409, 'This key was already used for another order.'],
  product_not_for_sale: [409, 'This is not for sale any more.'],
  currencies_mixed: [409, 'Things of different currencies cannot be ordered together.'],
  discount_too_deep: [409, 'With this discount it would cost less than a card can pay.'],
  order_too_small: [409, 'An order of this amount is too small to be paid by card. Add something to it.'],
  order_too_large: [409, 'An order of this amount cannot be paid at once. Order less.'],
  price_changed: [409, 'The price has changed in the meantime. Look at it again.'],
  coupon_not_found: [409, 'There is no such coupon.'],
  coupon_expired: [409, 'This coupon has expired.'],
  coupon_used_up: [409, 'This coupon has been used up.'],
  coupon_already_used: [409, 'You have used this coupon already.'],
  coupon_minimum: [409, 'The order is too small for this coupon.'],
  coupon_currency: [409, 'This coupon is for another currency.'],
  payments_not_configured: [503, 'Payments are not configured on this server.'],
  queue_unreachable: [503, 'The queues of jobs cannot be reached. Try again in a moment.'],
  payment_unreachable: [503, 'The payment provider does not answer. Nothing is lost; try again in a moment.'],
  payment_refused: [409, 'The payment provider does not take this payment.'],
  payment_not_found: [404, 'This order has no payment yet.'],
  payment_elsewhere: [409, 'This order is being paid in another way.'],
  webhook_signature_invalid: [400, 'The signature of this message is missing, wrong or too old.'],
  test_card_only: [
    400,
    'Only test cards work here, for instance 4242 4242 4242 4242. Never type in a real card.',
  ],
  card_number_invalid: [400, 'The card number is not valid.'],
  card_expiry_invalid: [400, 'The expiry date of the card is not valid.'],
  card_cvc_invalid: [400, 'The security code of the card is not valid.'],
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
] as const satisfies readonly ErrorCode[];

export const getErrorStatus = (code: ErrorCode): number => errorTable[code][0];
export const getErrorMessage = (code: ErrorCode): string => errorTable[code][1];
export const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(errorTable, code);
