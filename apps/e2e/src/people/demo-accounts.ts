/** The accounts that an app on an embedded database makes for trying it out; the launcher prints them. */
const password = 'Glossa-Demo-2026';

export const demoLearner = { email: 'learner@glossa.local', password };
export const admin = { email: 'admin@glossa.local', password };
export const contentManager = { email: 'creator@glossa.local', password };
