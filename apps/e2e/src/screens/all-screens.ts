import type { Person } from '../people/person.ts';
import { addText } from '../texts/add-text.ts';

/** The screens of a visitor. */
export const guestScreens = [
  '/login',
  '/forgot-password',
  '/reset-password?token=none',
  '/shop-client-registration',
  '/terms',
  '/404',
] as const;

/** The screens of a learner, each with something on it. */
export async function learnerScreens(learner: Person): Promise<string[]> {
  const text = 'The kettle sings. The cat listens to it. Then the tea is ready.';
  const id = await addText(learner, { title: 'The kettle', text, tags: ['kitchen'] });
  return [
    '/reading',
    '/reading/archive',
    '/reading/trash',
    '/reading/notes',
    '/articles/upload',
    '/words',
    `/reading/${id}`,
    `/reading/edit/${id}`,
    '/practice',
    '/mindmap',
    '/settings',
    '/subscription/upgrade',
    '/403',
  ];
}
