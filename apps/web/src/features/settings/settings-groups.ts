/** The groups of the settings in order; each ID is an anchor on the page. */
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
