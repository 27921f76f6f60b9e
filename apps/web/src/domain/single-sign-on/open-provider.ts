/** Leaves the app for a provider, which returns to /single-sign-on/:provider. */
export const openProvider = ({ url }: { url: string }): void => location.assign(url);
