/** The demo accounts that an app with an embedded database creates and the launcher prints. */
const password = 'Glossa-Demo-2026';

export const demoLearner = { email: 'learner@glossa.local', password };
export const admin = { email: 'admin@glossa.local', password };
export const contentManager = { email: 'creator@glossa.local', password };
