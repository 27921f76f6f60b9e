import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { signalActivity } from '@/domain/activity/activity-signal.ts';
import { fakeServer } from '@/testing/fake-server.ts';
import { longTimeout } from '@/testing/long-timeout.ts';
import { sampleUser } from '@/testing/sample-user.ts';
import { renderApp } from '@/testing/render-app.tsx';
import { StudyTime } from './study-time.tsx';

const beatPath = '/api/activity/activities/heartbeat/';
const profilePath = '/api/user/profile/update/';
const id = '0199a000-0000-7000-8000-000000000000';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function study(path: string, { automatic = false, zone = 'UTC', beat = 200, user = {} } = {}) {
  document.cookie = 'csrftoken=token; Path=/';
  const received = fakeServer({
    [`POST ${beatPath}`]: { status: beat, body: { counted: 30 } },
    'GET /api/settings/': { status: 200, body: { automaticTimeZone: automatic } },
    [`POST ${profilePath}`]: ({ body }) => ({ status: 200, body: { ...sampleUser(), ...(body as object) } }),
  });
  const session = {
    state: { status: 'authenticated' as const, user: sampleUser({ time_zone: zone, ...user }) },
    setUser: vi.fn(),
  };
  renderApp(
    <>
      <StudyTime />
      <Link to="/settings">Leave</Link>
    </>,
    { path, session },
  );
  return {
    session,
    beats: () => received.filter(({ path: to }) => to === beatPath).map(({ body }) => body),
    zones: () => received.filter(({ path: to }) => to === profilePath).map(({ body }) => body),
  };
}
const advance = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

it('reports study time every 30 seconds while a text is open, and the remainder when the learner leaves', async () => {
  const { beats } = study(`/reading/${id}/page/3`);
  await advance(31);
  expect(beats()).toEqual([{ kind: 'reading', text_id: id, seconds: 30 }]);
  await advance(10);
  fireEvent.click(screen.getByRole('link'));
  await advance(60);
  expect(beats()[1]).toMatchObject({ kind: 'reading', text_id: id });
  expect(beats()).toHaveLength(2);
});

it('reports nothing for a shop client', async () => {
  const { beats } = study('/words', { user: { account_type: 'shop_client' } });
  await advance(31);
  fireEvent.click(screen.getByRole('link'));
  expect(beats()).toEqual([]);
});

it('stops counting after a minute without activity and resumes on the next pointer movement', async () => {
  const { beats } = study('/practice');
  await advance(300);
  expect(beats()).toHaveLength(2);
  fireEvent.pointerMove(document.body);
  await advance(31);
  expect(beats()).toHaveLength(3);
});

it('keeps counting while a video plays without user input', async () => {
  const { beats } = study(`/videos/learn/${id}`);
  for (let minute = 0; minute < 4; minute++) {
    await advance(30);
    signalActivity();
  }
  await advance(1);
  expect(beats()).toHaveLength(4);
  expect(new Set(beats().map((beat) => JSON.stringify(beat)))).toEqual(
    new Set([JSON.stringify({ kind: 'video', seconds: 30, video_id: id })]),
  );
});

it('doesn’t count time on a hidden page', async () => {
  const { beats } = study('/words');
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await advance(120);
  expect(beats()).toEqual([]);
});

it('doesn’t count time on a page that isn’t for studying', async () => {
  const { beats } = study('/reading');
  await advance(120);
  expect(beats()).toEqual([]);
});

it('retries a heartbeat that the server failed to process', async () => {
  const { beats } = study('/mindmap', { beat: 500 });
  await advance(33);
  expect(beats().length).toBeGreaterThan(1);
});

it('sets the account’s time zone to the device’s unless the user has chosen one', async () => {
  const zone = vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions');
  zone.mockReturnValue({ timeZone: 'Asia/Tokyo' } as Intl.ResolvedDateTimeFormatOptions);
  const fixedZone = study('/reading');
  await advance(1);
  await vi.waitFor(() => expect(fixedZone.zones()).toEqual([]), longTimeout);
  cleanup();
  const moving = study('/reading', { automatic: true });
  await vi.waitFor(() => expect(moving.zones()).toEqual([{ time_zone: 'Asia/Tokyo' }]), longTimeout);
  await vi.waitFor(() => expect(moving.session.setUser).toHaveBeenCalledOnce(), longTimeout);
});
