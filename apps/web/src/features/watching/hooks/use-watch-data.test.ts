import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';

import { videoId, watching } from '@/domain/player/testing/sample-video.ts';
import { fakeServer } from '@/testing/fake-server.ts';
import { samplePart, sampleSentence } from '../testing/sample-track.ts';
import { limitCachedQueries, watchQuery } from './use-watch-data.ts';

afterEach(() => vi.useRealTimers());

it('caches a video’s response for five minutes', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const received = fakeServer({
    [`GET /api/videos/learn/${videoId}/`]: {
      status: 200,
      body: watching(samplePart([sampleSentence(0, 'Le chat dort.')])),
    },
  });
  const client = new QueryClient();
  const watch = () => client.query(watchQuery(videoId));
  await watch();
  vi.setSystemTime(Date.now() + 299_000);
  await watch();
  expect(received).toHaveLength(1);
  vi.setSystemTime(Date.now() + 2000);
  await watch();
  expect(received).toHaveLength(2);
});

it('keeps the fifty latest responses', () => {
  const client = new QueryClient();
  for (let n = 1; n <= 52; n += 1) client.setQueryData(['/videos', n], n, { updatedAt: n });
  client.setQueryData(['/texts', 1], 1, { updatedAt: 1 });
  limitCachedQueries(client, ['/videos'], 50);
  expect(client.getQueryCache().findAll({ queryKey: ['/videos'] })).toHaveLength(50);
  expect([2, 3].map((n) => client.getQueryData(['/videos', n]))).toEqual([undefined, 3]);
  expect(client.getQueryData(['/texts', 1])).toBe(1);
});
