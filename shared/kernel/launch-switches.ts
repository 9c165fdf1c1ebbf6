/** `COMING_SOON=premium,enrollment,direct-messages` shows a notice instead of the feature. */
export const LAUNCH_SWITCHES = ['premium', 'enrollment', 'direct-messages'] as const;
export type LaunchSwitch = (typeof LAUNCH_SWITCHES)[number];
