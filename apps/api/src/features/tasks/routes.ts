import { getTaskStatus, listActiveTasks } from '@glossa/contract/tasks';
import type { Database } from '@glossa/db/database';
import { activeTasks, findTask } from '@glossa/tasks/tasks';

import { fail } from '../../http/fail.ts';
import { route } from '../../http/route.ts';

export const taskRoutes = ({ db }: { db: Database }) => [
  route(getTaskStatus, async ({ params, person }) => {
    const task = await findTask(db, { id: params.id, ownerId: person.id });
    return task ?? fail('task_not_found');
  }),
  route(listActiveTasks, async ({ person }) => ({ results: await activeTasks(db, person.id) })),
];
