import { focusManager } from '@tanstack/react-query';
import type { Task } from '@glossa/contract/tasks';
import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { fakeServer } from '@/testing/fake-server.ts';
import { renderApp } from '@/testing/render-app.tsx';
import { task, taskId } from '@/testing/task.ts';
import { useTask } from './use-task.ts';

const path = `GET /api/tasks/tasks/${taskId}/status/`;

function TestTask({ onEnd }: { onEnd: (task: Task | undefined) => void }) {
  return <p>{useTask(taskId, onEnd)?.progress}</p>;
}

const advance = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  focusManager.setFocused(undefined);
});

it('polls every second until the task ends', async () => {
  const onEnd = vi.fn<(task: Task | undefined) => void>();
  const failed = task({ status: 'FAILURE', message: 'text_empty' });
  const received = fakeServer({
    [path]: (_request, count) => ({ status: 200, body: count < 4 ? task() : failed }),
  });
  renderApp(<TestTask onEnd={onEnd} />);
  await advance(2500);
  expect(received).toHaveLength(3);
  expect(onEnd).not.toHaveBeenCalled();
  await advance(20_000);
  expect(received).toHaveLength(4);
  expect(onEnd.mock.calls).toEqual([[failed]]);
});

it('stops polling when the task no longer exists', async () => {
  const onEnd = vi.fn<(task: Task | undefined) => void>();
  const received = fakeServer({ [path]: { status: 404, body: { error: 'x', code: 'task_not_found' } } });
  renderApp(<TestTask onEnd={onEnd} />);
  await advance(20_000);
  expect(received).toHaveLength(1);
  expect(onEnd.mock.calls).toEqual([[undefined]]);
});

it('pauses polling while the page is hidden', async () => {
  const received = fakeServer({ [path]: { status: 200, body: task() } });
  renderApp(<TestTask onEnd={() => undefined} />);
  await advance(100);
  focusManager.setFocused(false);
  await advance(20_000);
  expect(received).toHaveLength(1);
  focusManager.setFocused(true);
  await advance(2000);
  expect(received.length).toBeGreaterThan(1);
});
