import { createScreens } from './screen.ts';

/** Screens where staff see other users' content. */
export const staffScreens = createScreens('staff', {
  'tasks-of-staff': '/tasks',
  users: '/users',
});

export const adminScreens = createScreens('admin', {
  learners: '/admin/learners',
  learner: {
    route: '/admin/learners',
    url: ({ someone }) => `/admin/learners?learner=${someone}`,
    // The dialog initially focuses its field, or its button if the field loads later.
    prepare: (page) => page.getByRole('dialog').getByRole('textbox').first().focus(),
  },
  'learners-import': { route: '/admin/learners/import/:id?', url: '/admin/learners/import' },
  'learners-imported': {
    route: '/admin/learners/import/:id?',
    url: ({ roster }) => `/admin/learners/import/${roster}`,
  },
  metrics: { route: '/admin/metrics', url: '/admin/metrics?period=90' },
  'admin-orders': '/admin/orders',
  'admin-dictionaries': { route: '/admin/dictionaries', url: '/admin/dictionaries?language=fr' },
  'admin-services': '/admin/services',
  audit: '/admin/audit',
  'security-log': '/admin/security',
  outbox: '/admin/outbox',
  tasks: '/tasks',
});
