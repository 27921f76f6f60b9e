import type { JournalEntry } from '@glossa/contract/journal';
import { languageById } from '@glossa/language/languages';

import type { EntryRow } from './queries.ts';

const pluralize = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

function describe({ type, title, times, pages, started, known, reviews }: EntryRow): string {
  const parts = [
    type === 'words' ? 'Words' : `${type === 'reading' ? 'Read' : 'Watched'} “${title}”`,
    times > 0 && `finished ${pluralize(times, 'time')}`,
    pages > 0 && pluralize(pages, 'page'),
    started > 0 && pluralize(started, 'new word'),
    known > 0 && `${pluralize(known, 'word')} learned`,
    reviews > 0 && pluralize(reviews, 'card'),
  ];
  return parts.filter(Boolean).join(' · ');
}

/** Presents a journal entry. Its duration is in whole minutes, at least 1 if any time was spent. */
export function presentEntry(row: EntryRow): JournalEntry {
  const language = languageById(row.language)?.code ?? '';
  return {
    id: `${row.day}:${row.source ?? `words-${language}`}`,
    type: row.type,
    title: row.title,
    description: describe(row),
    timestamp: row.at.toISOString(),
    language,
    source_id: row.exists ? row.source : null,
    times: row.times,
    wordsLearned: row.known,
    words: row.words,
    learnedWords: row.learned,
    stats: {
      newWords: row.started,
      pagesRead: row.pages,
      duration: row.seconds > 0 ? Math.max(1, Math.round(row.seconds / 60)) : 0,
      cardsReviewed: row.reviews,
    },
  };
}
