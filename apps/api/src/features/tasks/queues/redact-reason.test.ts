import { expect, test } from 'vitest';

import { redactReason } from './service.ts';

test('shortens a failure reason to its first line and redacts secrets', () => {
  expect(redactReason('no room on the disk\n    at write (file.ts:1)')).toBe('no room on the disk');
  expect(redactReason('connect postgres://glossa:s3cret@db:5432/glossa failed')).toBe(
    'connect postgres://…@db:5432/glossa failed',
  );
  expect(redactReason('refused: api_key=abc password: hunter2')).not.toMatch(/hunter2/);
  expect(redactReason('x'.repeat(900))).toHaveLength(300);
});
