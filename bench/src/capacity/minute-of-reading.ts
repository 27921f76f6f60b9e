import { perPage, collectTermIds } from '../reading/pages.ts';
import type { Reader } from '../reading/readers.ts';

interface PageResponse {
  pages: number;
  sentences: { tokens: { w?: number }[] }[];
}

/** Number of requests per `simulateReadingMinute`. */
export const requestsPerMinute = 8;

/**
 * Sends the requests that the web app makes during a minute of reading: a page, four marked words, the time spent, and
 * sometimes the library and a search.
 */
export async function simulateReadingMinute({ client, texts }: Reader, n: number): Promise<void> {
  const text = texts[n % texts.length] ?? '';
  const number = 1 + (n % 3);
  const page = await client.json<PageResponse>(
    `/api/texts/${text}/page/${number}/?sentences_per_page=${perPage}`,
  );
  const words = collectTermIds(page);
  for (let word = 0; word < 4; word++) {
    await client.post('/api/words/bulk_update/', {
      ids: [words[(n * 7 + word * 13) % words.length]],
      knowledge_level: 1 + ((n + word) % 5),
    });
  }
  await client.post('/api/activity/activities/heartbeat/', { kind: 'reading', seconds: 30, text_id: text });
  await client.get('/api/texts/?language=en&page_size=12&sort=date');
  await client.get('/api/search/?q=night');
}
