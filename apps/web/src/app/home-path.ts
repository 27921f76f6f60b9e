/** Where a signed-in person begins. */
export const homePath = '/dashboard';
