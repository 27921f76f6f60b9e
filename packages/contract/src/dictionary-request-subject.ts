const prefix = 'dictionary_requested:';

/** Returns the subject of the notification to admins about a learner's request for a dictionary. */
export const dictionaryRequestSubject = (language: string): string => `${prefix}${language}`;

/** Parses the subject of a `SYSTEM` notification. Returns a language code if it is about a dictionary. */
export const parseDictionaryRequest = (subject: string): string | undefined =>
  subject.startsWith(prefix) ? subject.slice(prefix.length) : undefined;
