/** The groups of the settings in order; each is an anchor of the page. */
export const settingsGroups = [
  'general',
  'text',
  'learning',
  'notifications',
  'shortcuts',
  'account',
  'data',
  'device',
  'help',
] as const;
export type SettingsGroupId = (typeof settingsGroups)[number];
