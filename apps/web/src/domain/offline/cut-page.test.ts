import { describe, expect, it } from 'vitest';

import { cutPage, leafSize, leavesOf } from './cut-page.ts';
import type { OfflineText, Leaf } from './database.ts';

const count = 450;
const head = { id: 't', sentence_count: count } as OfflineText['head'];

const leaf = (number: number): Leaf => {
  const first = number * leafSize;
  const seqs = Array.from({ length: Math.min(leafSize, count - first) }, (_, step) => first + step);
  return {
    account: 'a',
    text: 't',
    number,
    sentences: seqs.map((seq) => ({ seq, tokens: [{ t: `w${seq}`, w: seq + 1 }] })),
    phrases: [{ id: 9000 + number, seq: first + 1, tokens: [0] }],
    sentence_times: seqs.map((seq) => seq * 10),
  };
};
const leaves = [0, 1, 2].map(leaf);
const seqsOf = (page: number, perPage: number, from = leaves) =>
  cutPage(head, from, { page, perPage })?.sentences.map(({ seq }) => seq);

describe('a page assembled from leaves', () => {
  it('has the same sentences as the server’s page at any page size', () => {
    expect(seqsOf(1, 4)).toEqual([0, 1, 2, 3]);
    expect(seqsOf(67, 3)).toEqual([198, 199, 200]);
    expect(seqsOf(90, 5)).toEqual([445, 446, 447, 448, 449]);
    expect(seqsOf(64, 7)).toEqual([441, 442, 443, 444, 445, 446, 447]);
    expect(seqsOf(65, 7)).toEqual([448, 449]);
    expect(seqsOf(3, 200)).toHaveLength(50);
  });

  it('has the page count, and the times and phrases of its own sentences only', () => {
    const page = cutPage(head, leaves, { page: 67, perPage: 3 });
    expect(page).toMatchObject({ page: 67, pages: 150, sentences_per_page: 3 });
    expect(page?.sentence_times).toEqual([1980, 1990, 2000]);
    expect(page?.phrases).toEqual([]);
    expect(cutPage(head, leaves, { page: 51, perPage: 4 })?.phrases).toEqual([
      { id: 9001, seq: 201, tokens: [0] },
    ]);
  });

  it('is undefined when a leaf is missing or past the last page', () => {
    expect(seqsOf(67, 3, [leaf(0)])).toBeUndefined();
    expect(seqsOf(66, 3, [leaf(0)])).toEqual([195, 196, 197]);
    expect(seqsOf(151, 3)).toBeUndefined();
  });

  it('has no times when a leaf has none', () => {
    const silent = [leaf(0), { ...leaf(1), sentence_times: [] }];
    expect(cutPage(head, silent, { page: 67, perPage: 3 })?.sentence_times).toEqual([]);
  });
});

it('finds the leaves that contain a range of sentences', () => {
  expect(leavesOf(0, 199)).toEqual([0]);
  expect(leavesOf(199, 401)).toEqual([0, 1, 2]);
});
