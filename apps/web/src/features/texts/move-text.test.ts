import { beforeEach, describe, expect, it } from 'vitest';

import type { Move } from '@/domain/content/library/use-moves.ts';
import { fakeServer } from '@/testing/fake-server.ts';
import { moveText } from './move-text.ts';
import { textCard, textId } from './testing/text-card.ts';

const id = textId(1);
const path = `/api/texts/${id}/`;
const savedResponse = { status: 200, body: { ...textCard(), task_status: null } };
const errorResponse = (status: number) => ({ status, body: { error: 'No', code: 'internal_error' } });

/** The request of each move and its fallback path (specification 1, section 7). */
const routes: [move: Move, method: string, body: unknown, fallback: string][] = [
  ['trash', 'PATCH', { is_deleted: true }, 'delete/'],
  ['restore', 'PATCH', { is_deleted: false }, 'restore/'],
  ['archive', 'PATCH', { is_archived: true }, 'archive/'],
  ['unarchive', 'PATCH', { is_archived: false }, 'unarchive/'],
  ['remove', 'DELETE', null, 'delete_permanent/'],
];

beforeEach(() => {
  document.cookie = 'csrftoken=token; Path=/';
});

describe.each(routes)('%s', (move, method, body, fallback) => {
  const success = move === 'remove' ? { status: 204 } : savedResponse;

  it('uses the primary route', async () => {
    const received = fakeServer({ [`${method} ${path}`]: success });
    await moveText(move, id);
    expect(received.map((request) => [request.method, request.path, request.body])).toEqual([
      [method, path, body],
    ]);
  });

  it('uses the fallback route when the primary one fails', async () => {
    const received = fakeServer({
      [`${method} ${path}`]: errorResponse(500),
      [`POST ${path}${fallback}`]: success,
    });
    await moveText(move, id);
    expect(received.map((request) => `${request.method} ${request.path}`)).toEqual([
      `${method} ${path}`,
      `POST ${path}${fallback}`,
    ]);
  });

  it.each([401, 404, 409, 429])('doesn’t fall back after a %i', async (status) => {
    const received = fakeServer({
      [`${method} ${path}`]: errorResponse(status),
      [`POST ${path}${fallback}`]: success,
    });
    await expect(moveText(move, id)).rejects.toMatchObject({ status });
    expect(received).toHaveLength(1);
  });
});
