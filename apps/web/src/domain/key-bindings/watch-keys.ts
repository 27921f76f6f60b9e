/** Default keys for watching a video. The keys for words and for the reader's recordings apply, too. */
export const watchKeys = {
  previous_sentence: 'PageUp',
  next_sentence: 'PageDown',
  loop: 'b',
  auto_pause: 'o',
  card: 'e',
  save_moment: 'shift+q',
  subtitles: 'c',
  second_subtitles: 'v',
  earlier: '[',
  later: ']',
  slower: '<',
  faster: '>',
  mute: 'm',
  picture: 'i',
  theatre: 'w',
  full_screen: 'f',
} as const;

export type WatchKey = keyof typeof watchKeys;
