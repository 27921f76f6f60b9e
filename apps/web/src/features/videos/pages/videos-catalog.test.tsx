import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';

import { fakeServer } from '@/testing/fake-server.ts';
import { openVideos } from '../testing/open-videos.tsx';
import { videoCard, videoId } from '@/testing/video.ts';
import { listResponse } from '../testing/video-card.ts';
import { base, cleanUpVideos, list } from '../testing/videos-screen.ts';

cleanUpVideos();

it('lets a content manager add their own video to the catalog', async () => {
  const received = fakeServer({ ...base, 'POST /api/videos/': { status: 201, body: {} } });
  openVideos('/videos', { can_manage_content: true });
  await screen.findByText('Vidéo 1');
  fireEvent.click(screen.getByLabelText('More actions for “Vidéo 1”'));
  fireEvent.click(await screen.findByText('Add to catalog'));
  await waitFor(() =>
    expect(received.find(({ method }) => method === 'POST')).toMatchObject({
      path: '/api/videos/',
      body: { video_id: videoId(1) },
    }),
  );
});

it.each([
  ['is there already', { in_catalogue: true }],
  ['is on YouTube', { video_url: 'https://www.youtube.com/watch?v=x' }],
])('doesn’t offer to add a video that %s to the catalog', async (_why, changes) => {
  fakeServer({ ...base, [list]: listResponse([videoCard(1, changes)]) });
  openVideos('/videos', { can_manage_content: true });
  await screen.findByText('Vidéo 1');
  fireEvent.click(screen.getByLabelText('More actions for “Vidéo 1”'));
  await screen.findByText('Edit details');
  expect(screen.queryByText('Add to catalog')).toBeNull();
});
