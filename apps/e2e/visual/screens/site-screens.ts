import { screensOf } from './screen.ts';

/** Screens where staff see other users' content. */
export const staffScreens = screensOf('staff', {
  'tasks-of-staff': '/tasks',
  users: '/users',
});

/** Screens of an administrator. */
export const adminScreens = screensOf('admin', {
  learners: '/admin/learners',
  learner: {
    route: '/admin/learners',
    address: ({ someone }) => `/admin/learners?learner=${someone}`,
    // The dialog initially focuses its field or, if that loads later, its button.
    show: (page) => page.getByRole('dialog').getByRole('textbox').first().focus(),
  },
  'learners-import': { route: '/admin/learners/import/:id?', address: '/admin/learners/import' },
  'learners-imported': {
    route: '/admin/learners/import/:id?',
    address: ({ roster }) => `/admin/learners/import/${roster}`,
  },
  metrics: { route: '/admin/metrics', address: '/admin/metrics?period=90' },
  'admin-orders': '/admin/orders',
  audit: '/admin/audit',
  outbox: '/admin/outbox',
  tasks: '/tasks',
});
