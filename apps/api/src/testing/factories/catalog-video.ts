import { newId } from '@glossa/db/new-id';

import type { TestApp } from '../test-app.ts';
import { createLearner } from './learner.ts';

type Facts = NonNullable<Parameters<TestApp['deps']['db']['prisma']['video']['create']>[0]['data']>;

/**
 * Adds a video to the catalog as a complete draft that needs no processing; its file does not exist. Returns its ID.
 */
export async function createCatalogVideo(
  app: TestApp,
  { duration = 60_000, ...facts }: Partial<Facts> & { duration?: number } = {},
): Promise<string> {
  const { prisma } = app.deps.db;
  const ownerId = facts.ownerId ?? (await createLearner(app, { canManageContent: true })).id;
  const media = await prisma.videoMedia.create({
    data: { id: newId(), fileKey: 'videos/none/video.mp4', duration, width: 1280, height: 720 },
  });
  const requiredFields = { description: 'About it', author: 'Ada', category: 'Science' };
  const { id } = await prisma.video.create({
    data: {
      id: newId(),
      language: 2,
      title: 'Bees',
      status: 'ready',
      publication: 'draft',
      ...requiredFields,
      ...facts,
      ownerId,
      mediaId: media.id,
    } as Parameters<typeof prisma.video.create>[0]['data'],
  });
  return id;
}
