import { describe, expect, it } from 'vitest';

import { assemblePage, chunkSize, chunksBetween } from './text-chunks.ts';
import type { OfflineText, TextChunk } from './database.ts';

const count = 450;
const head = { id: 't', sentence_count: count } as OfflineText['head'];

const chunk = (number: number): TextChunk => {
  const first = number * chunkSize;
  const seqs = Array.from({ length: Math.min(chunkSize, count - first) }, (_, step) => first + step);
  return {
    account: 'a',
    text: 't',
    number,
    sentences: seqs.map((seq) => ({ seq, tokens: [{ t: `w${seq}`, w: seq + 1 }] })),
    phrases: [{ id: 9000 + number, seq: first + 1, tokens: [0] }],
    sentence_times: seqs.map((seq) => seq * 10),
  };
};
const chunks = [0, 1, 2].map(chunk);
const assembledSeqs = (page: number, perPage: number, from = chunks) =>
  assemblePage(head, from, { page, perPage })?.sentences.map(({ seq }) => seq);

describe('a page assembled from chunks', () => {
  it('has the same sentences as the server’s page at any page size', () => {
    expect(assembledSeqs(1, 4)).toEqual([0, 1, 2, 3]);
    expect(assembledSeqs(67, 3)).toEqual([198, 199, 200]);
    expect(assembledSeqs(90, 5)).toEqual([445, 446, 447, 448, 449]);
    expect(assembledSeqs(64, 7)).toEqual([441, 442, 443, 444, 445, 446, 447]);
    expect(assembledSeqs(65, 7)).toEqual([448, 449]);
    expect(assembledSeqs(3, 200)).toHaveLength(50);
  });

  it('includes the page count, and the times and phrases of its own sentences only', () => {
    const page = assemblePage(head, chunks, { page: 67, perPage: 3 });
    expect(page).toMatchObject({ page: 67, pages: 150, sentences_per_page: 3 });
    expect(page?.sentence_times).toEqual([1980, 1990, 2000]);
    expect(page?.phrases).toEqual([]);
    expect(assemblePage(head, chunks, { page: 51, perPage: 4 })?.phrases).toEqual([
      { id: 9001, seq: 201, tokens: [0] },
    ]);
  });

  it('is undefined when a chunk is missing or the page is past the last one', () => {
    expect(assembledSeqs(67, 3, [chunk(0)])).toBeUndefined();
    expect(assembledSeqs(66, 3, [chunk(0)])).toEqual([195, 196, 197]);
    expect(assembledSeqs(151, 3)).toBeUndefined();
  });

  it('has no times when one of its chunks has none', () => {
    const chunksWithoutTimes = [chunk(0), { ...chunk(1), sentence_times: [] }];
    expect(assemblePage(head, chunksWithoutTimes, { page: 67, perPage: 3 })?.sentence_times).toEqual([]);
  });
});

it('finds the chunks that contain a range of sentences', () => {
  expect(chunksBetween(0, 199)).toEqual([0]);
  expect(chunksBetween(199, 401)).toEqual([0, 1, 2]);
});
